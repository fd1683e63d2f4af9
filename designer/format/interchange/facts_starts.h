// How companies start, from title facts: homes and capital. See facts.h.
#pragma once

#include "designer/format/text/tree.h"

namespace trackwright {

// `companies` of rules.yaml.
Node starts_from_facts(const Node& facts);

}  // namespace trackwright
