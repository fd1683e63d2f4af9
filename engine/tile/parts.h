// What each part of the tile language means: how its attributes become part of a tile. Used by tile_language
// only.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/tile/part.h"

namespace trackwright {

// More than any tile needs, and little enough that nothing done with a tile takes long.
inline constexpr std::size_t most_nodes = 32;
inline constexpr std::size_t most_paths = 200;

// What the parts read so far amount to, and what `_0`, `_1` ... refer to.
struct Building {
  Tile tile;
  std::vector<End> nodes;
};

struct PartKind {
  std::string_view name;
  bool node;  // counted by `_n`
  std::span<const std::string_view> attributes;
  void (*read)(PartReader&, Building&);
};

// All parts but `label`, whose value is not made of attributes.
std::span<const PartKind> part_kinds();

}  // namespace trackwright
