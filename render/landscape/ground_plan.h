// The positions of a map's hexes on its sheet, for drawing the landscape below them. Millimetres.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>

#include "engine/title/map.h"
#include "render/drawing/shapes.h"
#include "render/tile/look.h"

namespace trackwright {

inline constexpr double grid_pitch = 2;  // mm between the points of all grids of a landscape

struct GroundPlan {
  const Map& map;
  const Hexagon& hexagon;
  Point origin;       // the centre of the hex with the coordinates (0, 0)
  Box field;          // the area to cover
  Measures measures;  // of its hexes

  Point centre(Coordinate c) const { return hexagon.centre_of(c) + origin; }
  // Converts a point of the sheet to hex widths from the origin: noise at these coordinates stays with the
  // hexes.
  Point in_hexes(Point p) const { return (p - origin) * (1 / hexagon.size()); }
};

// The words of titles for one kind of ground.
using TerrainKinds = std::initializer_list<std::string_view>;

inline bool is_of(const Terrain& terrain, TerrainKinds kinds) {
  return std::ranges::any_of(
      terrain.kinds, [&](const std::string& kind) { return std::ranges::find(kinds, kind) != kinds.end(); });
}

inline bool has_terrain(const Hex& hex, TerrainKinds kinds) {
  return std::ranges::any_of(hex.tile.terrain, [&](const Terrain& terrain) { return is_of(terrain, kinds); });
}

}  // namespace trackwright
