// market.yaml: the price grid, its zones, how prices move.
#pragma once

#include "designer/format/text/tree.h"
#include "engine/base/finding.h"
#include "engine/title/market.h"

namespace trackwright {

// Reports market/cell: what stands in a row and is no price.
Market build_market(const Node& market_file, Findings&);

}  // namespace trackwright
