// Defines each part of the tile language: how its attributes become a part of the tile. For tile_language
// only.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/tile/part.h"

namespace trackwright {

// Limits above the needs of any tile, low enough that all operations on a tile stay fast.
inline constexpr std::size_t most_nodes = 32;
inline constexpr std::size_t most_paths = 200;

// The tile built from the parts read so far, and the targets of `_0`, `_1` ...
struct Building {
  Tile tile;
  std::vector<End> nodes;
};

struct PartKind {
  std::string_view name;
  bool node;  // `_n` counts it
  std::span<const std::string_view> attributes;
  void (*read)(PartReader&, Building&);
};

// All parts except `label`, whose value has no attributes.
std::span<const PartKind> part_kinds();

}  // namespace trackwright
