#include "render/landscape/rivers.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "render/tile/border.h"
#include "render/tile/stop_plan.h"

namespace trackwright {

namespace {

using Stretch = std::vector<Point>;  // a river's points from rim to rim of one hex

std::vector<Stretch> reaches(const GroundPlan& plan) {
  std::vector<Stretch> all;
  for (const Hex& hex : plan.map.hexes())
    for (const Partition& partition : hex.tile.partitions) {
      if (partition.kind != BorderKind::Water) continue;
      Stretch reach = partition_course(partition, hex.tile, plan_stops(hex.tile, plan.hexagon, plan.measures),
                                       plan.hexagon, plan.measures);
      for (Point& p : reach) p = p + plan.centre(hex.at);
      all.push_back(std::move(reach));
    }
  return all;
}

// Removes a reach that starts here and returns it without its first point. Ends are at a corner or beside it,
// so two ends of one river may be some distance apart.
std::optional<Stretch> take_next(std::vector<Stretch>& left, Point here, double apart) {
  for (auto one = left.begin(); one != left.end(); ++one) {
    if (distance(one->back(), here) < distance(one->front(), here)) std::ranges::reverse(*one);
    if (distance(one->front(), here) > apart) continue;
    Stretch next(one->begin() + 1, one->end());
    left.erase(one);
    return next;
  }
  return std::nullopt;
}

std::vector<Point> joints(std::vector<Stretch>& left, double apart) {
  std::vector<Point> points = left.back();
  left.pop_back();
  for (int end = 0; end < 2; ++end) {
    while (const auto next = take_next(left, points.back(), apart))
      points.insert(points.end(), next->begin(), next->end());
    std::ranges::reverse(points);
  }
  return points;
}

// Replaces the corner between two hexes by a curve.
RiverCourse smoothed(const std::vector<Point>& joints) {
  constexpr double bend = 0.42;  // part of each reach
  constexpr int steps = 8;
  RiverCourse course{joints.front()};
  for (std::size_t i = 1; i + 1 < joints.size(); ++i) {
    const Point from = joints[i] + (joints[i - 1] - joints[i]) * bend;
    const Point to = joints[i] + (joints[i + 1] - joints[i]) * bend;
    for (int step = 0; step <= steps; ++step) {
      const double t = static_cast<double>(step) / steps;
      course.push_back(from * ((1 - t) * (1 - t)) + joints[i] * (2 * t * (1 - t)) + to * (t * t));
    }
  }
  course.push_back(joints.back());
  return course;
}

}  // namespace

std::vector<RiverCourse> rivers(const GroundPlan& plan) {
  std::vector<RiverCourse> courses;
  std::vector<Stretch> left = reaches(plan);
  while (!left.empty()) courses.push_back(smoothed(joints(left, 0.16 * plan.hexagon.size())));
  return courses;
}

Outline outline_of(const RiverCourse& course) {
  Outline line;
  line.move(course.front());
  for (std::size_t i = 1; i < course.size(); ++i) line.line(course[i]);
  return line;
}

}  // namespace trackwright
