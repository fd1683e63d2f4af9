// The positions of stock market cells on the board, in mm from the top left corner of the grid.
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

  std::string name() const;  // "B3": second row from the top, third column
};

// A grid has aligned columns. A line has tall cells and folds if it is longer than a sheet. In a zigzag,
// prices rise alternately in an upper and a lower band, which is shifted by half a cell.
std::vector<PlacedCell> place_cells(const Market&);

// The bounding box of all cells; empty without cells.
Box cells_box(const std::vector<PlacedCell>&);

// The largest empty box in the lower right corner of the cells' box, for a legend.
Box empty_corner(const std::vector<PlacedCell>&);

}  // namespace trackwright
