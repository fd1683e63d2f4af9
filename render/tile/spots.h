// Finds room: given what is already printed on a hexagon, the best free spot for a disc or a box.
#pragma once

#include <vector>

#include "render/drawing/shapes.h"
#include "render/tile/stop_plan.h"

namespace trackwright {

// What is to be placed: a disc, or a box where radius is 0.
struct Print {
  double radius = 0;
  double width = 0;
  double height = 0;
};

struct Wish {
  Point near;            // where one would look first
  double pull = 1;       // how much nearness matters
  double margin = 0.3;   // mm of free room that is wanted at least
  double comfort = 1.2;  // mm of free room beyond which more is no better
  double inset = 0.6;    // mm to keep from the hexagon's sides
};

struct Found {
  Point at;
  double clearance = 0;  // mm; negative where it overlaps something
};

class Spots {
 public:
  explicit Spots(const Hexagon&);

  void occupy(const Disc& disc) { discs_.push_back(disc); }
  void occupy(const Box& box) { boxes_.push_back(box); }
  void occupy(Point at, const Print&);

  // Free room round the print at this point, also towards the sides of the hexagon. Where it turns out to be
  // below `least`, any smaller number may be returned.
  double clearance(const Print&, Point at, double inset, double least = -1e9) const;
  // The best point of a net over the whole hexagon.
  Found find(const Print&, const Wish&) const;

 private:
  Hexagon hexagon_;
  std::vector<Point> net_;
  std::vector<Disc> discs_;
  std::vector<Box> boxes_;
};

// Distance between a box and a point, negative inside; between two boxes, negative where they overlap.
double box_distance(const Box&, Point);
double box_distance(const Box&, const Box&);

}  // namespace trackwright
