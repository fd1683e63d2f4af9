// Grids of prices of which each row repeats the row above it, shifted.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/title/market.h"

namespace trackwright {

using MarketRow = std::vector<std::optional<MarketCell>>;

// How many cells of the lower row are those of the upper one so many cells further on, and how many are not.
std::pair<int, int> repeats(const MarketRow& upper, const MarketRow& lower, int shift);

struct OddCell {
  const MarketCell* cell = nullptr;
  int expected = 0;
};

// The one or two cells that break such a market; empty where rows do not repeat one another, or differ in
// more.
std::vector<OddCell> odd_cells(const Market&);

}  // namespace trackwright
