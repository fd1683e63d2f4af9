#include "render/tile/border.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <span>

#include "engine/tile/tile_facts.h"
#include "render/tile/look.h"

namespace trackwright {

namespace {

Ink border_ink(BorderKind kind) {
  switch (kind) {
    case BorderKind::Impassable:
      return "border.impassable";
    case BorderKind::Water:
      return "border.water";
    case BorderKind::Mountain:
      return "border.mountain";
    case BorderKind::Province:
      return "border.province";
    case BorderKind::Divider:
      return "border.divider";
    case BorderKind::OffBoard:
      return "border.offboard";
    case BorderKind::Drawn:
      break;
  }
  return "border";
}

Stroke border_stroke(const Border& border, const Measures& m, const Theme& theme) {
  // Tile colours are meant for grounds; a line in such a colour must be darker to be visible.
  Rgb colour = theme.colour(border_ink(border.kind));
  if (from_word<Colour>(border.colour))
    colour = theme.find("company." + border.colour).value_or(colour);
  else if (!border.colour.empty())
    colour = written_ink(theme, border.colour);
  Stroke stroke{colour, m.border, Cap::Round, Join::Round, {}};
  if (border.kind == BorderKind::Province) {
    stroke.width = m.border * 0.6;
    stroke.cap = Cap::Butt;
    stroke.dashes = {m.border * 1.3, m.border * 0.9};
  }
  if (border.kind == BorderKind::Drawn) stroke.width = m.outline;
  return stroke;
}

// Returns vertex "0".."5" of a partition; a sign moves it slightly to one side.
Point partition_end(const std::string& text, const Hexagon& hexagon) {
  if (text.empty()) return {};
  double direction = vertex_of(text) - 0.5;
  if (text.size() > 1) direction += text[1] == '-' ? -0.25 : text[1] == '+' ? 0.25 : 0;
  const double reach = text.size() > 1 ? hexagon.inradius() * 1.03 : hexagon.circumradius();
  return hexagon.at(direction, reach);
}

double dot(Point a, Point b) {
  return a.x * b.x + a.y * b.y;
}

// Returns the direction of the bank without stops.
Point away_from_stops(const Partition& partition, const Hexagon& hexagon) {
  const unsigned edges = inner_edges(partition);
  Point inner{0, 0};
  for (const Edge edge : all_edges)
    if (((edges >> static_cast<unsigned>(edge.index())) & 1U) != 0) inner = inner + hexagon.edge_middle(edge);
  const double length = std::hypot(inner.x, inner.y);
  if (length == 0) return {0, 0};
  return inner * ((partition.restrict_side == "outer" ? 1 : -1) / length);
}

// Returns the reach of stops without `loc` on that side of the hexagon's middle; -infinity if there are none.
double reach_towards(Point away, const Tile& tile, const StopPlan& stops, const Measures& m) {
  double reach = -std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < tile.stops.size(); ++i) {
    if (tile.stops[i].loc) continue;
    for (const Disc& disc : stops.stops[i].discs(m))
      reach = std::max(reach, dot(disc.at, away) + disc.radius);
  }
  return reach;
}

}  // namespace

double price_radius(const Measures& m) {
  return m.figures * 0.68;
}

Drawing border(const Border& border, const Hexagon& hexagon, const Measures& m, const Theme& theme) {
  Drawing drawing;
  const int edge = border.edge.index();
  if (border.kind == BorderKind::Drawn && border.colour.empty()) return drawing;
  Outline side;
  side.move(hexagon.corner(edge + 5)).line(hexagon.corner(edge));
  stroke(drawing, side, border_stroke(border, m, theme));
  if (!border.cost || *border.cost == 0) return drawing;
  const Font font{theme.text_family, m.figures * 0.62, Weight::Bold, false};
  const Point middle = hexagon.edge_middle(border.edge);
  drawing.add(Shape{circle(middle, price_radius(m)), paper_ink(theme),
                    Stroke{border_stroke(border, m, theme).colour, m.line, Cap::Butt, Join::Round, {}}, 1});
  drawing.add(centred_text(std::to_string(*border.cost), font, track_ink(theme), middle));
  return drawing;
}

std::vector<Point> partition_course(const Partition& partition, const Tile& tile, const StopPlan& stops,
                                    const Hexagon& hexagon, const Measures& m) {
  const Point from = partition_end(partition.a, hexagon);
  const Point to = partition_end(partition.b, hexagon);
  if (partition.restrict_side.empty()) return {from, to};
  const Point away = away_from_stops(partition, hexagon);
  const double wanted = reach_towards(away, tile, stops, m) + river_width(m) / 2 + m.halo;
  if (dot((from + to) * 0.5, away) >= wanted) return {from, to};
  // Run along the stops, rather than past their farthest point only.
  Point along{-away.y, away.x};
  if (dot(to - from, along) < 0) along = along * -1;
  const double half = 0.5 * std::min({wanted, -dot(from, along), dot(to, along)});
  return {from, away * wanted - along * half, away * wanted + along * half, to};
}

double river_width(const Measures& m) {
  return m.border * 1.7;
}

Drawing river(const Outline& course, const Measures& m, const Theme& theme) {
  const Rgb bank = theme.colour("border.water");
  const double wide = river_width(m);
  Drawing drawing;
  stroke(drawing, course, {bank, wide, Cap::Butt, Join::Round, {}});
  stroke(drawing, course, {mix({1, 1, 1}, bank, 0.4), wide - 2 * m.line, Cap::Butt, Join::Round, {}});
  return drawing;
}

Drawing partition(const Partition& partition, const Tile& tile, const StopPlan& stops, const Hexagon& hexagon,
                  const Measures& m, const Theme& theme) {
  Drawing drawing;
  Outline line;
  const std::vector<Point> course = partition_course(partition, tile, stops, hexagon, m);
  line.move(course.front());
  for (const Point p : std::span(course).subspan(1)) line.line(p);
  if (partition.kind == BorderKind::Water) return river(line, m, theme);
  Border drawn;
  drawn.kind = partition.kind.value_or(BorderKind::Divider);
  stroke(drawing, line, border_stroke(drawn, m, theme));
  return drawing;
}

}  // namespace trackwright
