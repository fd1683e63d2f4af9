// Where the cells of a stock market stand on its board, in mm from the top left corner of the grid.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/title/market.h"
#include "render/drawing/geometry.h"

namespace trackwright {

struct PlacedCell {
  const MarketCell* cell = nullptr;
  Box box;
  std::size_t row = 0;
  std::size_t column = 0;

  std::string name() const;  // "B3": the second row from above, the third column
};

// In a grid cells stand under one another; a line has tall ones, and is folded where it is longer than
// a sheet; in a zigzag prices rise alternately in an
// upper and a lower band that is set off by half a cell.
std::vector<PlacedCell> place_cells(const Market&);

// The box round all cells; empty where there are none.
Box cells_box(const std::vector<PlacedCell>&);

// The largest empty box in the lower right corner of the cells' box, where a legend may stand.
Box empty_corner(const std::vector<PlacedCell>&);

}  // namespace trackwright
