// A market as the tree of market.yaml: the reverse of market_file.h.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/title/market.h"

namespace trackwright {

Node market_tree(const Market&);

}  // namespace trackwright
