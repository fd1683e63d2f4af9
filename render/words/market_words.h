// How prices move, in words: the title's moves, and what the ends of the market make of them.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

// The title's moves, then what a row's end makes of them. A market of one row, which may be printed in
// several, has its two ends named by their prices.
std::vector<MarketMove> all_moves(const Title&);

// "left", "right 2", "stays", or the title's own words.
std::string price_words(const MarketMove&);

}  // namespace trackwright
