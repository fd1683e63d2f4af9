#include "render/parts/spots.h"

#include <algorithm>
#include <cmath>

namespace trackwright {

namespace {

Box box_at(const Print& print, Point at) {
  return {at.x - print.width / 2, at.y - print.height / 2, print.width, print.height};
}

// From how far along each axis two spans are apart (negative: by how much they overlap).
double apart(double dx, double dy) {
  if (dx > 0 && dy > 0) return std::hypot(dx, dy);
  return std::max(dx, dy);
}

}  // namespace

double box_distance(const Box& box, Point p) {
  return apart(std::abs(p.x - box.centre().x) - box.width / 2,
               std::abs(p.y - box.centre().y) - box.height / 2);
}

double box_distance(const Box& a, const Box& b) {
  return apart(std::abs(a.centre().x - b.centre().x) - (a.width + b.width) / 2,
               std::abs(a.centre().y - b.centre().y) - (a.height + b.height) / 2);
}

void Spots::occupy(Point at, const Print& print) {
  if (print.radius > 0)
    occupy(Disc{at, print.radius});
  else
    occupy(box_at(print, at));
}

double Spots::clearance(const Print& print, Point at, double inset) const {
  double free = 1e9;
  const Box box = box_at(print, at);
  if (print.radius > 0) {
    free = hexagon_.inset(at) - print.radius - inset;
    for (const Disc& d : discs_) free = std::min(free, distance(d.at, at) - d.radius - print.radius);
    for (const Box& b : boxes_) free = std::min(free, box_distance(b, at) - print.radius);
    return free;
  }
  for (const Point corner :
       {Point{box.x, box.y}, {box.right(), box.y}, {box.x, box.bottom()}, {box.right(), box.bottom()}})
    free = std::min(free, hexagon_.inset(corner) - inset);
  for (const Disc& d : discs_) free = std::min(free, box_distance(box, d.at) - d.radius);
  for (const Box& b : boxes_) free = std::min(free, box_distance(box, b));
  return free;
}

Found Spots::find(const Print& print, const Wish& wish, const std::vector<Point>& points) const {
  Found best;
  double best_score = -1e18;
  for (const Point at : points) {
    // Nearness alone decides first: most points need no measuring.
    const double pulled = -wish.pull * distance(at, wish.near);
    if (pulled + 2 * wish.comfort <= best_score) continue;
    const double free = clearance(print, at, wish.inset);
    double score = pulled + 2 * std::min(free, wish.comfort);
    if (free < wish.margin) score -= 100 + 60 * (wish.margin - free);
    if (score > best_score + 1e-9) {
      best_score = score;
      best = {at, free};
    }
  }
  return best;
}

Found Spots::find(const Print& print, const Wish& wish) const {
  // A net of points on rings about the centre, so that it is the same seen from each of the six sides.
  std::vector<Point> net{{0, 0}};
  const double ring = hexagon_.size() / 30;
  for (int i = 1; i <= 16; ++i)
    for (int k = 0; k < 36; ++k) net.push_back(hexagon_.at(k / 6.0, i * ring));
  std::erase_if(net, [&](Point p) { return hexagon_.inset(p) < 0; });
  return find(print, wish, net);
}

}  // namespace trackwright
