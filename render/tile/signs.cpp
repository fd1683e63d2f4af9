#include "render/tile/signs.h"

#include <algorithm>
#include <cmath>

#include "render/drawing/shapes.h"

namespace trackwright {

namespace {

std::string named_for(const std::map<std::string, std::string>& signs, Colour colour) {
  const auto found = signs.find(std::string(word_of(colour)));
  return found == signs.end() ? std::string() : found->second;
}

// Draws strokes through a centre at equal angles.
void star(Drawing& drawing, Box box, Rgb colour, int strokes, double first) {
  const double reach = std::min(box.width, box.height) / 2;
  Outline rays;
  for (int i = 0; i < strokes; ++i) {
    const Point arm = heading(first + 180.0 * i / strokes) * (reach * 0.9);
    rays.move(box.centre() - arm).line(box.centre() + arm);
  }
  stroke(drawing, rays, {colour, reach * 0.42, Cap::Butt, Join::Round, {}});
}

// Coordinates along an edge: x runs along it, y into the area.
struct EdgeFrame {
  Point from;
  Point along;
  Point inward;
  Point at(double x, double y) const { return from + along * x + inward * y; }
};

void mark(Outline& outline, const std::string& pattern, const EdgeFrame& edge, double x, double depth) {
  if (pattern == "ticks") outline.move(edge.at(x, 0)).line(edge.at(x, depth));
  if (pattern == "slants") outline.move(edge.at(x - depth * 0.5, 0)).line(edge.at(x + depth * 0.5, depth));
  if (pattern == "crosses") {
    outline.move(edge.at(x - depth * 0.4, depth * 0.1)).line(edge.at(x + depth * 0.4, depth * 0.9));
    outline.move(edge.at(x + depth * 0.4, depth * 0.1)).line(edge.at(x - depth * 0.4, depth * 0.9));
  }
  if (pattern == "waves")
    outline.move(edge.at(x - depth * 0.7, depth * 0.75))
        .curve(edge.at(x - depth * 0.3, depth * 0.1), edge.at(x + depth * 0.3, depth * 0.1),
               edge.at(x + depth * 0.7, depth * 0.75));
  if (pattern == "dots") {
    const double radius = depth * 0.26;
    const Point centre = edge.at(x, depth * 0.5);
    outline.move(centre + Point{radius, 0}).arc(centre, radius, 0, 360).close();
  }
}

}  // namespace

std::string shape_of(const Theme& theme, Colour colour) {
  return named_for(theme.shapes, colour);
}

std::string pattern_of(const Theme& theme, Colour colour) {
  return named_for(theme.patterns, colour);
}

std::string shape_of(const Theme& theme, Rgb swatch) {
  if (theme.shapes.empty()) return {};
  for (const Colour colour : all_colours)
    if (theme.tile(colour) == swatch) return shape_of(theme, colour);
  return {};
}

Drawing shape_sign(const std::string& shape, Box box, Rgb colour) {
  Drawing drawing;
  const Point c = box.centre();
  const double half = std::min(box.width, box.height) / 2;
  if (shape == "triangle")
    fill(drawing,
         polygon({{c.x - half, c.y - half * 0.85}, {c.x + half, c.y - half * 0.85}, {c.x, c.y + half * 0.9}}),
         colour);
  if (shape == "square")
    fill(drawing, rectangle({c.x - half * 0.85, c.y - half * 0.85, half * 1.7, half * 1.7}), colour);
  if (shape == "disc") fill(drawing, circle(c, half * 0.95), colour);
  if (shape == "diamond")
    fill(drawing, polygon({{c.x, c.y - half}, {c.x + half, c.y}, {c.x, c.y + half}, {c.x - half, c.y}}),
         colour);
  if (shape == "asterisk") star(drawing, box, colour, 3, 90);
  if (shape == "cross") star(drawing, box, colour, 2, 45);
  return drawing;
}

void mark_swatch(Drawing& drawing, const Theme& theme, Rgb swatch, Box box) {
  const std::string shape = shape_of(theme, swatch);
  if (shape.empty()) return;
  const double side = std::min(box.width, box.height) * 0.55;
  drawing.add(shape_sign(shape, {box.centre().x - side / 2, box.centre().y - side / 2, side, side},
                         readable_on(swatch)));
}

Outline edge_marks(const std::string& pattern, Point from, Point to, double depth) {
  Outline outline;
  const double length = distance(from, to);
  if (length <= 0 || depth <= 0) return outline;
  const Point along = (to - from) * (1 / length);
  const EdgeFrame edge{from, along, {-along.y, along.x}};
  // Space the marks evenly, so that both ends look the same.
  const int count = std::max(1, static_cast<int>(std::floor(length / (depth * 1.3))));
  for (int i = 0; i < count; ++i) mark(outline, pattern, edge, length * (i + 0.5) / count, depth);
  return outline;
}

void add_edge_marks(Drawing& drawing, const std::string& pattern, Outline marks, Rgb colour, double depth) {
  if (marks.segments.empty()) return;
  if (pattern == "dots")
    fill(drawing, std::move(marks), colour);
  else
    stroke(drawing, std::move(marks), {colour, depth * 0.22, Cap::Butt, Join::Round, {}});
}

double shape_advance(const Font& font) {
  return font.size * 0.95;
}

}  // namespace trackwright
