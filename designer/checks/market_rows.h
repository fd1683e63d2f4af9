// Grids of prices of which each row repeats the row above it, shifted.
#pragma once

#include <optional>
#include <vector>

#include "engine/title/market.h"

namespace trackwright {

struct OddCell {
  const MarketCell* cell = nullptr;
  int expected = 0;
};

// The one or two cells that break such a market; empty where rows do not repeat one another, or differ in
// more.
std::vector<OddCell> odd_cells(const Market&);

}  // namespace trackwright
