// market.yaml: the price grid, its zones, how prices move.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/base/finding.h"
#include "engine/title/market.h"

namespace trackwright {

// Reports market/cell: an entry of a row that is not a price.
Market build_market(const Node& market_file, Findings&);

// The tree of market.yaml: the reverse of reading.
Node market_tree(const Market&);

}  // namespace trackwright
