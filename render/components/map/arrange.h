// Arranges the blocks of a map's sheet in the room beside its hexes: side by side or stacked, with aligned
// edges, none across a seam. Deterministic: tries several places for the first block, and continues from each
// with the best position for the next block.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/title/map.h"
#include "render/components/map/map_frame.h"
#include "render/drawing/shapes.h"

namespace trackwright {

// Finds free room on a map's sheet: answers many box queries from sums over a grid.

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

constexpr double block_width(int columns) {
  return columns * (block_column + block_gap) - block_gap;
}

struct BlockShape {
  int columns = 1;
  double height = 0;
  int inner = 1;  // columns of its list
};

struct MapBlock {
  Panel panel;
  // True: text that every map must contain; false: a place that may be elsewhere.
  bool information = false;
  bool for_cards = false;
  std::vector<BlockShape> shapes;  // best first
};

struct LaidBlock {
  Box box;
  BlockShape shape;
};

struct Arrangement {
  std::vector<std::optional<LaidBlock>> blocks;  // in the order of the input; empty: no room
  double cost = 0;                               // penalties for appearance and missing blocks
};

// Leaves out blocks that would cost more than `no_dearer`.
Arrangement arrange(const std::vector<MapBlock>&, const HexRoom&, const MapFrame&,
                    const std::vector<Box>& taken, double no_dearer = 1e9);

// The number of blocks without room.
int missing(const std::vector<MapBlock>&, const Arrangement&, bool information);

}  // namespace trackwright
