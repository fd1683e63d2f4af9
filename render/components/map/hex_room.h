// Finds free room on a map's sheet: answers many box queries from sums over a grid.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/title/map.h"
#include "render/drawing/shapes.h"

namespace trackwright {

class HexRoom {
 public:
  // Within this area, relative to the hex (0, 0); hexes keep boxes `air` mm away.
  HexRoom(const Map&, const Hexagon&, Box area, double air);

  // Whether the box is in the area and touches no hex. Conservative: a box less than a cell away from a hex
  // counts as touching it.
  bool clear(Box) const;

 private:
  void occupy(const Hexagon&, Point centre, double air);
  int sum(std::size_t column, std::size_t row) const { return sums_[row * (columns_ + 1) + column]; }

  Box area_;
  std::size_t columns_ = 0;
  std::size_t rows_ = 0;
  std::vector<int> sums_;  // occupied cells above and to the left of each corner
};

}  // namespace trackwright
