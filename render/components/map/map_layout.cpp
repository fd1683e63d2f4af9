#include "render/components/map/map_layout.h"

#include <algorithm>

namespace trackwright {

namespace {

constexpr double map_margin = 6;  // paper round the frame
constexpr double band = 6.5;      // of coordinates
constexpr double padding = 3;     // between the outermost hexes and the bands
constexpr double strip = 46;      // height of the line of panels below a map that places none

Box hex_extent(const Map& map, const Hexagon& hexagon) {
  if (map.hexes().empty()) return hexagon.box();
  Box extent = moved(hexagon.box(), hexagon.centre_of(map.hexes().front().at));
  for (const Hex& hex : map.hexes()) extent = united(extent, moved(hexagon.box(), hexagon.centre_of(hex.at)));
  return extent;
}

// One step of a doubled coordinate, across and down.
Size unit(const Hexagon& hexagon) {
  const Point across = hexagon.centre_of({2, 0});
  const Point down = hexagon.centre_of({0, 2});
  return {across.x / 2, down.y / 2};
}

Box panel_box(const Panel& panel, const Hexagon& hexagon) {
  const Size u = unit(hexagon);
  return {panel.x * u.width, panel.y * u.height, panel.width * u.width, panel.height * u.height};
}

// What every map needs where it does not say: the share of the line below the map that each panel gets.
std::vector<PlacedPanel> default_panels(const Box& below) {
  constexpr double gap = 4;
  const std::vector<std::pair<const char*, double>> shares{
      {"title", 0.26}, {"rounds", 0.17}, {"players", 0.13}, {"phases", 0.28}, {"legend", 0.16}};
  std::vector<PlacedPanel> panels;
  double x = below.x;
  for (const auto& [kind, share] : shares) {
    const double width = below.width * share;
    Panel panel;
    panel.kind = kind;
    panels.push_back({panel, {x, below.y, width - gap, below.height}});
    x += width;
  }
  return panels;
}

}  // namespace

Point MapLayout::centre(Coordinate c) const {
  return hexagon.centre_of(c) + origin;
}

MapLayout lay_out_map(const Map& map, double hex_size) {
  MapLayout layout{Hexagon(map.layout().orientation, hex_size), {}, {}, {}, band, {}, {}};
  layout.hexes = hex_extent(map, layout.hexagon);
  Box field = grown(layout.hexes, padding);
  for (const Panel& panel : map.panels()) {
    layout.panels.push_back({panel, panel_box(panel, layout.hexagon)});
    field = united(field, grown(layout.panels.back().box, padding));
  }
  if (map.panels().empty()) {
    const double wide = std::max(field.width, 230.0);
    const Box below{field.x + padding, field.bottom() + padding, wide - padding, strip};
    layout.panels = default_panels(below);
    field = united(field, grown(below, padding));
  }
  const Point shift{map_margin + band - field.x, map_margin + band - field.y};
  layout.origin = shift;
  layout.hexes = moved(layout.hexes, shift);
  layout.field = moved(field, shift);
  for (PlacedPanel& panel : layout.panels) panel.box = moved(panel.box, shift);
  layout.size = {field.width + 2 * (map_margin + band), field.height + 2 * (map_margin + band)};
  return layout;
}

}  // namespace trackwright
