// Where the hexes of a map lie on its sheet, for those who draw what is below them. Millimetres.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>

#include "engine/title/map.h"
#include "render/drawing/shapes.h"
#include "render/tile/measures.h"

namespace trackwright {

inline constexpr double grid_pitch = 2;  // mm between the points of all grids of a landscape

struct GroundPlan {
  const Map& map;
  const Hexagon& hexagon;
  Point origin;       // the centre of the hex with the coordinates (0, 0)
  Box field;          // what is to be covered
  Measures measures;  // of its hexes

  Point centre(Coordinate c) const { return hexagon.centre_of(c) + origin; }
  // A place of the sheet in widths of a hex from the origin: noise asked there stays with the hexes.
  Point in_hexes(Point p) const { return (p - origin) * (1 / hexagon.size()); }
};

// Words that titles have for one kind of ground.
using TerrainKinds = std::initializer_list<std::string_view>;

inline bool is_of(const Terrain& terrain, TerrainKinds kinds) {
  return std::ranges::any_of(
      terrain.kinds, [&](const std::string& kind) { return std::ranges::find(kinds, kind) != kinds.end(); });
}

inline bool has_terrain(const Hex& hex, TerrainKinds kinds) {
  return std::ranges::any_of(hex.tile.terrain, [&](const Terrain& terrain) { return is_of(terrain, kinds); });
}

}  // namespace trackwright
