#include "render/tile/spots.h"

#include <algorithm>
#include <cmath>

namespace trackwright {

namespace {

Box box_at(const Print& print, Point at) {
  return {at.x - print.width / 2, at.y - print.height / 2, print.width, print.height};
}

// Returns the distance of two spans from their gaps along each axis; negative if they overlap.
double apart(double dx, double dy) {
  if (dx > 0 && dy > 0) return std::sqrt(dx * dx + dy * dy);
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

// Builds points on rings around the centre, which look the same from each of the six sides.
Spots::Spots(const Hexagon& hexagon) : hexagon_(hexagon), net_{{0, 0}} {
  const double ring = hexagon.size() / 30;
  for (int k = 0; k < 36; ++k) {
    const Point ray = hexagon.at(k / 6.0, ring);
    for (int i = 1; i <= 16; ++i) {
      const Point p = ray * i;
      if (hexagon.inset(p) > 0) net_.push_back(p);
    }
  }
}

double Spots::clearance(const Print& print, Point at, double inset, double least) const {
  const Box box = box_at(print, at);
  double free = 1e9;
  if (print.radius > 0)
    free = hexagon_.inset(at) - print.radius - inset;
  else
    for (const Point corner :
         {Point{box.x, box.y}, {box.right(), box.y}, {box.x, box.bottom()}, {box.right(), box.bottom()}})
      free = std::min(free, hexagon_.inset(corner) - inset);
  for (const Disc& d : discs_) {
    if (free < least) return free;
    const double apart = print.radius > 0 ? distance(d.at, at) - print.radius : box_distance(box, d.at);
    free = std::min(free, apart - d.radius);
  }
  for (const Box& b : boxes_)
    free = std::min(free, print.radius > 0 ? box_distance(b, at) - print.radius : box_distance(box, b));
  return free;
}

Found Spots::find(const Print& print, const Wish& wish) const {
  // Visit the nearest points first, so that the search can stop when distance alone rules out the rest.
  struct Candidate {
    double away;
    Point at;
  };
  std::vector<Candidate> candidates;
  candidates.reserve(net_.size());
  for (const Point p : net_) candidates.push_back({distance(p, wish.near), p});
  std::ranges::stable_sort(candidates, {}, &Candidate::away);
  constexpr double crowded = 100;  // penalty for a spot without the margin
  constexpr double narrow = 60;    // additional penalty for each mm that it lacks
  Found best;
  double best_score = -1e18;
  for (const Candidate& c : candidates) {
    const double pulled = -wish.pull * c.away;
    if (pulled + 2 * wish.comfort <= best_score) break;
    // After a spot with the wanted margin, require the margin, and more clearance at greater distance. Before
    // that, require more clearance than the best spot, at most the margin.
    const double more = (best_score - pulled + crowded + narrow * wish.margin) / (narrow + 2) - 1e-6;
    const double least =
        best_score > -90 ? std::max(wish.margin, (best_score - pulled) / 2) : std::min(wish.margin, more);
    const double free = clearance(print, c.at, wish.inset, least);
    double score = pulled + 2 * std::min(free, wish.comfort);
    if (free < wish.margin) score -= crowded + narrow * (wish.margin - free);
    if (score > best_score + 1e-9) {
      best_score = score;
      best = {c.at, free};
    }
  }
  return best;
}

}  // namespace trackwright
