#include "render/landscape/rivers.h"

#include <algorithm>
#include <utility>

#include "render/tile/border.h"

namespace trackwright {

namespace {

using Reach = std::pair<Point, Point>;  // of a river, through one hex

std::vector<Reach> reaches(const GroundPlan& plan) {
  std::vector<Reach> all;
  for (const Hex& hex : plan.map.hexes())
    for (const Partition& partition : hex.tile.partitions) {
      if (partition.kind != BorderKind::Water) continue;
      const auto [from, to] = partition_ends(partition, plan.hexagon);
      all.emplace_back(plan.centre(hex.at) + from, plan.centre(hex.at) + to);
    }
  return all;
}

// The far end of a reach that begins here, which is taken; ends are written to a corner or beside it, so
// that two of one river may lie some way apart.
bool take_next(std::vector<Reach>& left, Point here, double apart, Point& next) {
  for (auto one = left.begin(); one != left.end(); ++one) {
    if (distance(one->second, here) < distance(one->first, here)) std::swap(one->first, one->second);
    if (distance(one->first, here) > apart) continue;
    next = one->second;
    left.erase(one);
    return true;
  }
  return false;
}

std::vector<Point> joints(std::vector<Reach>& left, double apart) {
  std::vector<Point> points{left.back().first, left.back().second};
  left.pop_back();
  for (int end = 0; end < 2; ++end) {
    for (Point next; take_next(left, points.back(), apart, next);) points.push_back(next);
    std::ranges::reverse(points);
  }
  return points;
}

// Where it bends from one hex to the next, a curve takes the place of the corner.
RiverCourse smoothed(const std::vector<Point>& joints) {
  constexpr double bend = 0.42;  // of each reach
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
  std::vector<Reach> left = reaches(plan);
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
