#include "render/drawing/shapes.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace trackwright {

namespace {

constexpr double tiny = 1e-9;
const double root3 = std::numbers::sqrt3;

double radians(double degrees) {
  return degrees * std::numbers::pi / 180;
}
double degrees(double radians) {
  return radians * 180 / std::numbers::pi;
}
double dot(Point a, Point b) {
  return a.x * b.x + a.y * b.y;
}
double cross(Point a, Point b) {
  return a.x * b.y - a.y * b.x;
}

Arc straight(Point a, Point b) {
  Arc arc;
  arc.from = a;
  arc.to = b;
  return arc;
}

Arc bend(Point a, double towards, Point b) {
  const Point along = heading(towards);
  const Point chord = b - a;
  const double aside = cross(along, chord);
  if (std::abs(aside) < 1e-6 * std::max(1.0, dot(chord, chord))) return straight(a, b);
  Arc arc = straight(a, b);
  arc.straight = false;
  arc.radius = dot(chord, chord) / (2 * std::abs(aside));
  const double side = aside > 0 ? 1 : -1;
  arc.centre = a + Point{-along.y, along.x} * (side * arc.radius);
  arc.start = heading_of(a - arc.centre);
  arc.sweep = 2 * degrees(std::atan2(aside, dot(along, chord)));
  return arc;
}

// Returns the handle length of the biarc with equal handles (both tangents point in the direction of travel).
double biarc_handle(Point chord, Point t1, Point t2) {
  const Point t = t1 + t2;
  const double denominator = 2 * (1 - dot(t1, t2));
  const double vt = dot(chord, t);
  if (denominator < tiny) return std::abs(vt) < tiny ? length(chord) / 2 : dot(chord, chord) / (2 * vt);
  return (-vt + std::sqrt(vt * vt + denominator * dot(chord, chord))) / denominator;
}

}  // namespace

// Avoid std::hypot: lengths cannot overflow, and this is the innermost step of the search for space.
double length(Point p) {
  return std::sqrt(p.x * p.x + p.y * p.y);
}
double distance(Point a, Point b) {
  return length(b - a);
}
Point heading(double angle) {
  return {std::cos(radians(angle)), std::sin(radians(angle))};
}
double heading_of(Point p) {
  return degrees(std::atan2(p.y, p.x));
}

Hexagon::Hexagon(Orientation orientation, double size)
    : orientation_(orientation),
      size_(size),
      normals_{heading(angle(0)), heading(angle(1)), heading(angle(2))} {}

double Hexagon::circumradius() const {
  return size_ / root3;
}

double Hexagon::angle(double direction) const {
  return (orientation_ == Orientation::Flat ? 90 : 120) + 60 * direction;
}

Point Hexagon::at(double direction, double distance) const {
  return heading(angle(direction)) * distance;
}
Point Hexagon::edge_middle(Edge edge) const {
  return at(edge.index(), inradius());
}
Point Hexagon::corner(int index) const {
  return at(index + 0.5, circumradius());
}

Outline Hexagon::outline(double grow) const {
  std::vector<Point> corners;
  corners.reserve(6);
  for (int i = 0; i < 6; ++i) corners.push_back(at(i + 0.5, circumradius() + grow * 2 / root3));
  return polygon(corners);
}

Point Hexagon::centre_of(Coordinate c) const {
  const double wide = size_ * root3 / 2;
  if (orientation_ == Orientation::Flat) return {c.x * wide, c.y * size_ / 2};
  return {c.x * size_ / 2, c.y * wide};
}

double Hexagon::inset(Point p) const {
  double furthest = 0;
  for (const Point normal : normals_) furthest = std::max(furthest, std::abs(dot(p, normal)));
  return inradius() - furthest;
}

Box Hexagon::box() const {
  const double across = size_;
  const double along = 2 * circumradius();
  if (orientation_ == Orientation::Flat) return {-along / 2, -across / 2, along, across};
  return {-across / 2, -along / 2, across, along};
}

double Arc::length() const {
  return straight ? distance(from, to) : radius * radians(std::abs(sweep));
}

Point Arc::at(double t) const {
  if (straight) return from + (to - from) * t;
  return centre + heading(start + sweep * t) * radius;
}

double Arc::heading_at(double t) const {
  if (straight) return heading_of(to - from);
  return start + sweep * t + (sweep > 0 ? 90 : -90);
}

Arc Arc::part(double t0, double t1) const {
  Arc arc = *this;
  arc.from = at(t0);
  arc.to = at(t1);
  arc.start = start + sweep * t0;
  arc.sweep = sweep * (t1 - t0);
  return arc;
}

Arc Arc::reversed() const {
  return part(1, 0);
}

double Curve::length() const {
  double sum = 0;
  for (const Arc& arc : arcs) sum += arc.length();
  return sum;
}

namespace {

// The arc of the curve, and the position on it.
struct ArcPosition {
  std::size_t arc = 0;
  double t = 0;
};

ArcPosition station(const Curve& curve, double t) {
  double rest = curve.length() * t;
  for (std::size_t i = 0; i + 1 < curve.arcs.size(); ++i) {
    const double own = curve.arcs[i].length();
    if (rest <= own) return {i, own < tiny ? 0 : rest / own};
    rest -= own;
  }
  const double own = curve.arcs.back().length();
  return {curve.arcs.size() - 1, own < tiny ? 0 : rest / own};
}

}  // namespace

Point Curve::at(double t) const {
  const ArcPosition s = station(*this, t);
  return arcs[s.arc].at(s.t);
}

double Curve::heading_at(double t) const {
  const ArcPosition s = station(*this, t);
  return arcs[s.arc].heading_at(s.t);
}

Curve Curve::part(double t0, double t1) const {
  const ArcPosition a = station(*this, t0);
  const ArcPosition b = station(*this, t1);
  Curve piece;
  for (std::size_t i = a.arc; i <= b.arc; ++i)
    piece.arcs.push_back(arcs[i].part(i == a.arc ? a.t : 0, i == b.arc ? b.t : 1));
  return piece;
}

Curve Curve::reversed() const {
  Curve back;
  for (const Arc& arc : arcs) back.arcs.push_back(arc.reversed());
  std::ranges::reverse(back.arcs);
  return back;
}

Outline Curve::outline() const {
  Outline path;
  path.move(arcs.front().from);
  for (const Arc& arc : arcs)
    if (arc.straight)
      path.line(arc.to);
    else
      path.arc(arc.centre, arc.radius, arc.start, arc.start + arc.sweep);
  return path;
}

std::vector<Point> Curve::samples(double step) const {
  std::vector<Point> points{arcs.front().from};
  for (const Arc& arc : arcs) {
    const int count = std::max(1, static_cast<int>(std::ceil(arc.length() / step)));
    for (int i = 1; i <= count; ++i) points.push_back(arc.at(static_cast<double>(i) / count));
  }
  return points;
}

Curve line_curve(Point a, Point b) {
  return {{straight(a, b)}};
}

Curve arc_to(Point a, double towards, Point b) {
  return {{bend(a, towards, b)}};
}

Curve join(Point a, double a_heading, Point b, double b_heading) {
  const Arc whole = bend(a, a_heading, b);
  const Point arrival = heading(whole.heading_at(1));
  const Point wanted = heading(b_heading + 180);
  if (distance(arrival, wanted) < 1e-4) return {{whole}};
  const Point leaving = heading(a_heading);
  const double handle = biarc_handle(b - a, leaving, wanted);
  const Point meeting = (a + leaving * handle + (b - wanted * handle)) * 0.5;
  const Arc first = bend(a, a_heading, meeting);
  const Arc second = bend(b, b_heading, meeting);
  return {{first, second.reversed()}};
}

}  // namespace trackwright
