// Finds room: the best free spot for a disc or a box on a hexagon with existing prints.
#pragma once

#include <vector>

#include "render/drawing/shapes.h"
#include "render/tile/stop_plan.h"

namespace trackwright {

// The print to place: a disc, or a box if radius is 0.
struct Print {
  double radius = 0;
  double width = 0;
  double height = 0;
};

struct Wish {
  Point near;            // the preferred point
  double pull = 1;       // weight of nearness
  double margin = 0.3;   // minimum free room, mm
  double comfort = 1.2;  // free room above this is no better, mm
  double inset = 0.6;    // minimum distance to the sides of the hexagon, mm
};

struct Found {
  Point at;
  double clearance = 0;  // mm; negative if it overlaps
};

class Spots {
 public:
  explicit Spots(const Hexagon&);

  void occupy(const Disc& disc) { discs_.push_back(disc); }
  void occupy(const Box& box) { boxes_.push_back(box); }
  void occupy(Point at, const Print&);

  // The free room around the print at this point, including the sides of the hexagon. A result below `least`
  // may be any smaller number.
  double clearance(const Print&, Point at, double inset, double least = -1e9) const;
  // Returns the best point of a net over the whole hexagon.
  Found find(const Print&, const Wish&) const;

 private:
  Hexagon hexagon_;
  std::vector<Point> net_;
  std::vector<Disc> discs_;
  std::vector<Box> boxes_;
};

// The distance between a box and a point, negative inside; between two boxes, negative if they overlap.
double box_distance(const Box&, Point);
double box_distance(const Box&, const Box&);

}  // namespace trackwright
