#include "render/marks/small_map.h"

#include <algorithm>
#include <limits>

#include "render/drawing/shapes.h"

namespace trackwright {
namespace {

constexpr double least_mark = 1.3;  // mm across

void append(Outline& outline, const Outline& hexagon, Point at) {
  for (Segment segment : hexagon.segments) {
    segment.to = segment.to + at;
    outline.segments.push_back(segment);
  }
}

Box around(const std::vector<Hex>& hexes, const Hexagon& unit) {
  constexpr double far = std::numeric_limits<double>::max();
  Point low{far, far};
  Point high{-far, -far};
  for (const Hex& hex : hexes) {
    const Point at = unit.centre_of(hex.at);
    low = {std::min(low.x, at.x), std::min(low.y, at.y)};
    high = {std::max(high.x, at.x), std::max(high.y, at.y)};
  }
  const Box own = unit.box();
  return {low.x + own.x, low.y + own.y, high.x - low.x + own.width, high.y - low.y + own.height};
}

}  // namespace

Drawing small_map(const Map& map, const std::vector<Coordinate>& marked, Box box, const SmallMapInks& inks) {
  Drawing drawing;
  if (map.hexes().empty()) return drawing;
  const Orientation orientation = map.layout().orientation;
  const Box whole = around(map.hexes(), Hexagon(orientation, 1));
  const double size = std::min(box.width / whole.width, box.height / whole.height);
  const Hexagon hexagon(orientation, size);
  const Point origin = box.centre() - whole.centre() * size;
  Outline land;
  const Outline cell = hexagon.outline(size * 0.03);
  for (const Hex& hex : map.hexes()) append(land, cell, origin + hexagon.centre_of(hex.at));
  fill(drawing, land, inks.land);
  Outline marks;
  const Outline mark = Hexagon(orientation, std::max(size, least_mark)).outline();
  for (const Coordinate place : marked) append(marks, mark, origin + hexagon.centre_of(place));
  fill(drawing, marks, inks.marked);
  return drawing;
}

}  // namespace trackwright
