// Positions and areas. All code outside documents/ uses millimetres, y down; angles are degrees clockwise.
#pragma once

namespace trackwright {

struct Point {
  double x = 0;
  double y = 0;
  friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Point operator*(Point a, double k) { return {a.x * k, a.y * k}; }
  friend constexpr bool operator==(const Point&, const Point&) = default;
};

struct Size {
  double width = 0;
  double height = 0;
  friend constexpr bool operator==(const Size&, const Size&) = default;
};

struct Box {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;
  constexpr Point centre() const { return {x + width / 2, y + height / 2}; }
  constexpr double right() const { return x + width; }
  constexpr double bottom() const { return y + height; }
  friend constexpr bool operator==(const Box&, const Box&) = default;
};

// Enlarges the box by this amount on each side.
constexpr Box grown(Box box, double by) {
  return {box.x - by, box.y - by, box.width + 2 * by, box.height + 2 * by};
}
constexpr Box moved(Box box, Point by) {
  return {box.x + by.x, box.y + by.y, box.width, box.height};
}
// The smallest box around both.
Box united(Box, Box);
// The common part; without area if the boxes do not overlap.
Box intersection(Box, Box);
// Whether they have a common part with an area.
constexpr bool overlap(Box a, Box b) {
  return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

// x' = xx x + xy y + dx;  y' = yx x + yy y + dy.
struct Transform {
  double xx = 1, xy = 0, dx = 0;
  double yx = 0, yy = 1, dy = 0;

  static Transform translation(double dx, double dy);
  static Transform rotation(double degrees_clockwise);
  static Transform scaling(double factor);
  Point apply(Point p) const { return {xx * p.x + xy * p.y + dx, yx * p.x + yy * p.y + dy}; }
  // Applies `inner` first, then this.
  Transform operator*(const Transform& inner) const;
  friend bool operator==(const Transform&, const Transform&) = default;
};

}  // namespace trackwright
