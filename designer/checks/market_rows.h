// Grids of prices in which each row repeats the row above it, shifted.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "engine/title/market.h"

namespace trackwright {

using MarketRow = std::vector<std::optional<MarketCell>>;

// How many cells of the lower row equal the cell of the upper row `shift` columns further, and how many
// differ.
std::pair<int, int> repeats(const MarketRow& upper, const MarketRow& lower, int shift);

struct OddCell {
  const MarketCell* cell = nullptr;
  int expected = 0;
};

// The one or two cells that break such a market. Empty if rows do not repeat each other, or if more cells
// differ.
std::vector<OddCell> odd_cells(const Market&);

}  // namespace trackwright
