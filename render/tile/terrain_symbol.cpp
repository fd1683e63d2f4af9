#include "render/tile/terrain_symbol.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <vector>

#include "render/tile/icon_sign.h"

namespace trackwright {

namespace {

// Draws a symbol on a field 3 wide and 2 high, y down, over the wanted box.
class Sketch {
 public:
  Sketch(Box box, Rgb colour)
      : scale_(std::min(box.width / 3, box.height / 2)),
        origin_{box.centre().x - 1.5 * scale_, box.centre().y - scale_},
        colour_(colour) {}

  Point at(double x, double y) const { return origin_ + Point{x * scale_, y * scale_}; }

  void area(const std::vector<Point>& corners, Rgb colour, bool edged = true) {
    std::vector<Point> moved;
    moved.reserve(corners.size());
    for (const Point p : corners) moved.push_back(at(p.x, p.y));
    Shape shape{polygon(moved), colour, std::nullopt, 1};
    if (edged) shape.stroke = pen(0.07);
    drawing_.add(std::move(shape));
  }

  void disc(Point centre, double radius, Rgb colour) {
    fill(drawing_, circle(at(centre.x, centre.y), radius * scale_), colour);
  }

  // Strokes a path; each pair of steps is a curve: start, then (control, end) pairs mirrored smoothly.
  void path(const Outline& outline, double width) { stroke(drawing_, outline, pen(width)); }

  Stroke pen(double width) const { return {colour_, width * scale_, Cap::Round, Join::Round, {}}; }
  Rgb colour() const { return colour_; }
  Rgb lighter(double share) const { return mix(colour_, {1, 1, 1}, share); }
  void add(Shape shape) { drawing_.add(std::move(shape)); }
  Drawing take() { return std::move(drawing_); }

 private:
  double scale_;
  Point origin_;
  Rgb colour_;
  Drawing drawing_;
};

void mountain(Sketch& s) {
  s.area({{1.25, 1.85}, {2.1, 0.55}, {2.95, 1.85}}, s.lighter(0.35));
  s.area({{0.05, 1.85}, {1.2, 0.1}, {2.35, 1.85}}, s.colour());
  s.area({{0.8, 0.72}, {1.2, 0.1}, {1.6, 0.72}, {1.4, 0.62}, {1.2, 0.82}, {1.0, 0.62}}, {1, 1, 1}, false);
}

void hill(Sketch& s) {
  const auto hump = [&](double from, double to, double top, Rgb colour) {
    const double third = (to - from) * 0.3;
    Outline o;
    o.move(s.at(from, 1.75)).curve(s.at(from + third, top), s.at(to - third, top), s.at(to, 1.75)).close();
    s.add(Shape{o, colour, s.pen(0.07), 1});
  };
  hump(1.2, 2.95, 0.35, s.lighter(0.35));
  hump(0.05, 2.1, -0.1, s.colour());
}

void wave(Sketch& s, double y, double from, double to, double width) {
  Outline o;
  o.move(s.at(from, y));
  const double step = (to - from) / 4;
  for (int i = 0; i < 4; ++i) {
    const double x = from + i * step;
    const double swing = i % 2 == 0 ? -0.38 : 0.38;
    o.curve(s.at(x + step * 0.35, y + swing), s.at(x + step * 0.65, y + swing), s.at(x + step, y));
  }
  s.path(o, width);
}

void water(Sketch& s) {
  wave(s, 0.45, 0.3, 2.7, 0.19);
  wave(s, 1.0, 0.3, 2.7, 0.19);
  wave(s, 1.55, 0.3, 2.7, 0.19);
}

void river(Sketch& s) {
  wave(s, 0.75, 0.15, 2.85, 0.24);
  wave(s, 1.3, 0.15, 2.85, 0.24);
}

void lake(Sketch& s) {
  Outline o;
  o.move(s.at(0.2, 1.1))
      .curve(s.at(0.2, 0.2), s.at(1.1, 0.4), s.at(1.6, 0.35))
      .curve(s.at(2.6, 0.2), s.at(2.9, 0.8), s.at(2.75, 1.2))
      .curve(s.at(2.5, 1.9), s.at(0.3, 1.95), s.at(0.2, 1.1))
      .close();
  s.add(Shape{o, s.lighter(0.45), s.pen(0.1), 1});
  wave(s, 1.1, 0.8, 2.2, 0.12);
}

void swamp(Sketch& s) {
  for (const double x : {0.6, 1.5, 2.4}) {
    for (const double lean : {-0.3, 0.0, 0.3}) {
      Outline blade;
      blade.move(s.at(x, 1.55)).line(s.at(x + lean, 0.55 + (lean == 0 ? -0.25 : 0.0)));
      s.path(blade, 0.12);
    }
    Outline ground;
    ground.move(s.at(x - 0.4, 1.62)).line(s.at(x + 0.4, 1.62));
    s.path(ground, 0.14);
  }
}

void forest(Sketch& s) {
  const auto tree = [&](double x, double top, double foot, Rgb colour) {
    const double h = foot - top;
    s.area({{x - 0.07, foot + 0.22}, {x - 0.07, foot}, {x + 0.07, foot}, {x + 0.07, foot + 0.22}}, s.colour(),
           false);
    s.area({{x - 0.5, foot}, {x, top + h * 0.3}, {x + 0.5, foot}}, colour, false);
    s.area({{x - 0.38, foot - h * 0.36}, {x, top}, {x + 0.38, foot - h * 0.36}}, colour, false);
  };
  tree(0.55, 0.45, 1.65, s.lighter(0.2));
  tree(2.45, 0.45, 1.65, s.lighter(0.2));
  tree(1.5, 0.05, 1.65, s.colour());
}

void desert(Sketch& s) {
  const auto line = [&](std::initializer_list<Point> points) {
    Outline o;
    for (const Point p : points)
      if (o.segments.empty())
        o.move(s.at(p.x, p.y));
      else
        o.line(s.at(p.x, p.y));
    s.path(o, 0.26);
  };
  line({{1.5, 1.75}, {1.5, 0.25}});
  line({{1.5, 1.2}, {0.95, 1.2}, {0.95, 0.7}});
  line({{1.5, 1.0}, {2.05, 1.0}, {2.05, 0.5}});
  Outline ground;
  ground.move(s.at(0.5, 1.85)).line(s.at(2.5, 1.85));
  s.path(ground, 0.1);
}

void wall(Sketch& s) {
  for (int row = 0; row < 3; ++row)
    for (int i = 0; i < 4; ++i) {
      const double x = 0.2 + i * 0.72 - (row % 2) * 0.36;
      const double y = 0.35 + row * 0.48;
      const double from = std::max(0.2, x);
      const double to = std::min(2.8, x + 0.66);
      s.area({{from, y}, {to, y}, {to, y + 0.42}, {from, y + 0.42}}, s.lighter(0.45));
    }
}

using Painter = void (*)(Sketch&);

Painter painter(const std::string& kind) {
  if (kind == "mountain") return mountain;
  if (kind == "hill") return hill;
  if (kind == "water") return water;
  if (kind == "river") return river;
  if (kind == "lake") return lake;
  if (kind == "swamp" || kind == "marsh") return swamp;
  if (kind == "forest") return forest;
  if (kind == "desert") return desert;
  if (kind == "wall") return wall;
  return nullptr;
}

}  // namespace

bool has_terrain_symbol(const std::string& kind) {
  return painter(kind) != nullptr;
}

Drawing terrain_symbol(const std::string& kind, Box box, const Theme& theme) {
  const Rgb colour = theme.find("terrain." + kind).value_or(theme.colour("terrain"));
  if (const Painter paint = painter(kind)) {
    Sketch sketch(box, colour);
    paint(sketch);
    return sketch.take();
  }
  return stamp(icon_sign(kind, theme).letters, box, theme, colour);
}

}  // namespace trackwright
