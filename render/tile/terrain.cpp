#include "render/tile/terrain.h"
#include "render/drawing/text.h"
#include "render/tile/look.h"
#include "render/tile/signs.h"
#include "render/tile/terrain_symbol.h"

namespace trackwright {

Drawing terrain(const Terrain& value, const PlacedPrint& print, const Measures&, const Theme& theme) {
  Drawing drawing;
  const double top = print.at.y - print.print.height / 2;
  const double text = print.lines.empty() ? 0 : print.font.size * 0.85;
  const double symbol_height = print.print.height - text;
  const auto count = static_cast<double>(value.kinds.size());
  for (std::size_t i = 0; i < value.kinds.size(); ++i) {
    const double width = print.print.width / count;
    const Box box{print.at.x - print.print.width / 2 + static_cast<double>(i) * width, top, width,
                  symbol_height};
    drawing.add(terrain_symbol(value.kinds[i], box, theme));
  }
  if (!print.lines.empty())
    drawing.add(centred_text(print.lines.front(), print.font, theme.colour("terrain.cost"),
                             {print.at.x, top + symbol_height + text * 0.58}));
  return drawing;
}

namespace {

// Draws slanted bands over half of the hexagon, so that both colours are easy to see.
Group stripes(const Hexagon& hexagon, double bleed, Rgb colour) {
  Group group{{}, hexagon.outline(bleed), {}};
  const double reach = hexagon.circumradius() + 2 * bleed;
  const double band = hexagon.size() / 9;
  for (double x = -2 * reach; x < 2 * reach; x += 2 * band) {
    const Outline bar =
        polygon({{x, -reach}, {x + band, -reach}, {x + band - reach, reach}, {x - reach, reach}});
    group.items.push_back({Shape{bar, colour, std::nullopt, 1}});
  }
  return group;
}

void frame(Drawing& drawing, const Frame& frame, const Hexagon& hexagon, const Theme& theme) {
  const double width = hexagon.size() / 22;
  const Outline inner = hexagon.outline(-width * 0.9);
  stroke(drawing, inner, {written_ink(theme, frame.colour), width, Cap::Butt, Join::Miter, {}});
  if (frame.colour2.empty()) return;
  const double side = hexagon.circumradius() / 5;
  stroke(drawing, inner, {written_ink(theme, frame.colour2), width, Cap::Butt, Join::Miter, {side, side}});
}

// Draws marks along the sides, so that neighbours differ in more than their colour.
void rim(Drawing& drawing, Colour colour, const Hexagon& hexagon, const Theme& theme) {
  const std::string pattern = pattern_of(theme, colour);
  if (pattern.empty()) return;
  const double inset = rim_inset * hexagon.size();
  const double depth = rim_depth(hexagon.size()) - inset;
  Outline marks;
  for (const Edge edge : all_edges) {
    const Point inward = hexagon.edge_middle(edge) * (-inset / hexagon.inradius());
    const Outline side = edge_marks(pattern, hexagon.corner(edge.index() + 5) + inward,
                                    hexagon.corner(edge.index()) + inward, depth);
    marks.segments.insert(marks.segments.end(), side.segments.begin(), side.segments.end());
  }
  const Rgb below = ground_ink(theme, colour);
  add_edge_marks(drawing, pattern, marks, mix(below, readable_on(below), 0.6), depth);
}

}  // namespace

Drawing ground(const Tile& tile, const Hexagon& hexagon, const Measures& m, double bleed, bool outline,
               double opacity, const Theme& theme) {
  Drawing drawing;
  drawing.add(Shape{hexagon.outline(bleed), ground_ink(theme, tile.colour), std::nullopt, opacity});
  if (tile.stripes) drawing.add(stripes(hexagon, bleed, ground_ink(theme, *tile.stripes)));
  rim(drawing, tile.colour, hexagon, theme);
  if (tile.frame) frame(drawing, *tile.frame, hexagon, theme);
  if (outline)
    stroke(drawing, hexagon.outline(), {theme.colour("hex.outline"), m.outline, Cap::Butt, Join::Round, {}});
  return drawing;
}

}  // namespace trackwright
