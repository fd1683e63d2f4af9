// The moves of prices as text: the title's moves, and the effects at the ends of the market.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

// The title's moves, then the moves at row ends. In a market of one row, which may be printed in several, the
// two ends are named by their prices.
std::vector<MarketMove> all_moves(const Title&);

// "left", "right 2", "stays", or the title's own words.
std::string price_words(const MarketMove&);

}  // namespace trackwright
