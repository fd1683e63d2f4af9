// Puts the blocks of a map's sheet into the room beside its hexes: one beside or below another, their edges
// in line, none across a seam. Deterministic; tries some places for the first block and goes on from each to
// whatever lies best.
#pragma once

#include <optional>
#include <vector>

#include "engine/title/map.h"
#include "render/components/map/hex_room.h"
#include "render/components/map/map_frame.h"

namespace trackwright {

constexpr double block_width(int columns) {
  return columns * (block_column + block_gap) - block_gap;
}

struct BlockShape {
  int columns = 1;
  double height = 0;
  int inner = 1;  // columns of what it lists
};

struct MapBlock {
  Panel panel;
  bool information = false;  // to be read, and so to be had on any map; else a place that may be elsewhere
  bool for_cards = false;
  std::vector<BlockShape> shapes;  // the best one first
};

struct LaidBlock {
  Box box;
  BlockShape shape;
};

struct Arrangement {
  std::vector<std::optional<LaidBlock>> blocks;  // as they were given; none: no room
  double cost = 0;                               // what looks bad, and what is missing
};

// Without blocks where it would cost more than `no_dearer`.
Arrangement arrange(const std::vector<MapBlock>&, const HexRoom&, const MapFrame&,
                    const std::vector<Box>& taken, double no_dearer = 1e9);

// How many of them found no room.
int missing(const std::vector<MapBlock>&, const Arrangement&, bool information);

}  // namespace trackwright
