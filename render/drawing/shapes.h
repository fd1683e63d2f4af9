// The plane geometry of tiles: hexagons and track curves, in millimetres about the hexagon's centre.
// Track is made of straight lines and true circular arcs that leave an edge at a right angle.
#pragma once

#include <array>
#include <vector>

#include "engine/tile/hex.h"
#include "render/drawing/drawing.h"
#include "render/drawing/geometry.h"

namespace trackwright {

double length(Point p);
double distance(Point a, Point b);
// The unit vector at an angle in degrees clockwise from +x.
Point heading(double degrees);
// The angle of a vector in degrees clockwise from +x, in (-180, 180].
double heading_of(Point p);

// A hexagon of a given size across flats, centred on the origin. A *direction* is a position on the clock of
// edges: 0-5 the middle of an edge, 0.5 the corner between edges 0 and 1, and so on round to 5.5.
class Hexagon {
 public:
  Hexagon(Orientation, double size);

  Orientation orientation() const { return orientation_; }
  double size() const { return size_; }
  double inradius() const { return size_ / 2; }
  double circumradius() const;
  double angle(double direction) const;  // degrees clockwise from +x
  Point at(double direction, double distance) const;
  Point edge_middle(Edge) const;
  Point corner(int index) const;  // the corner between edges index and index + 1
  // Grown outwards by `grow` at right angles to each side (negative: shrunk).
  Outline outline(double grow = 0) const;
  Point centre_of(Coordinate) const;  // in a map whose hex (0,0) is centred on the origin
  double inset(Point) const;          // distance from the nearest side; negative outside
  Box box() const;

 private:
  Orientation orientation_;
  double size_;
  // Of edges 0, 1 and 2; cached because clearance tests use them at every point.
  std::array<Point, 3> normals_;
};

// A piece of a line or of a circle.
struct Arc {
  Point from;
  Point to;
  bool straight = true;
  Point centre;
  double radius = 0;
  double start = 0;  // angle of `from` seen from the centre
  double sweep = 0;  // degrees; positive is clockwise

  double length() const;
  Point at(double t) const;           // t from 0 to 1
  double heading_at(double t) const;  // of travel, degrees
  Arc part(double t0, double t1) const;
  Arc reversed() const;
};

// A smooth run of arcs, travelled from first to last.
struct Curve {
  std::vector<Arc> arcs;

  double length() const;
  Point at(double t) const;
  double heading_at(double t) const;
  Curve part(double t0, double t1) const;
  Curve reversed() const;
  Outline outline() const;
  std::vector<Point> samples(double step) const;  // including both ends; neighbours are at most `step` apart
};

Curve line_curve(Point a, Point b);
// The arc that leaves `a` in the direction `heading` (degrees) and arrives at `b`.
Curve arc_to(Point a, double heading, Point b);
// Leaves `a` in the direction `a_heading` and arrives at `b` travelling against `b_heading` (both point
// inwards, like the normals of two edges). Returns one arc if possible, otherwise two that meet smoothly.
Curve join(Point a, double a_heading, Point b, double b_heading);

}  // namespace trackwright
