// Converts the market of title facts to market.yaml.
#pragma once

#include "designer/format/text/tree.h"

namespace trackwright {

Node market_from_facts(const Node& facts);

}  // namespace trackwright
