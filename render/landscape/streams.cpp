#include "render/landscape/streams.h"

#include <optional>
#include <set>

#include "render/landscape/noise.h"

namespace trackwright {

namespace {

bool is_wet(const Hex& hex) {
  return hex.tile.colour == Colour::White && hex.tile.partitions.empty() &&
         has_terrain(hex, {"water", "river"});
}

// The way of water out of a hex, to the next one downstream.
struct Run {
  Coordinate from;
  Coordinate to;
  bool mouth = false;  // into water other than a stream
};

class Basin {
 public:
  Basin(const GroundPlan& plan, const Grounds& grounds) : plan_(plan), grounds_(grounds) {
    for (const Hex& hex : plan.map.hexes())
      if (is_wet(hex)) wet_.insert(hex.at);
  }

  // Returns the runs from the sea upstream, then those that never reach it, from their first hex.
  std::vector<Run> runs() {
    std::vector<Run> all;
    for (const Coordinate at : wet_)
      if (const auto sea = water_beside(at)) {
        all.push_back({at, *sea, true});
        reached_.insert(at);
      }
    climb(all, {reached_.begin(), reached_.end()});
    for (const Coordinate at : wet_)
      if (reached_.insert(at).second) climb(all, {at});
    return all;
  }

 private:
  std::optional<Coordinate> water_beside(Coordinate at) const {
    for (const Edge edge : all_edges) {
      const Coordinate next = neighbour(at, edge, plan_.hexagon.orientation());
      const Hex* hex = plan_.map.find(next);
      if (hex != nullptr && !hex->tile.partitions.empty()) return next;
      if (const auto found = grounds_.find(next); found != grounds_.end() && found->second == Ground::Sea)
        return next;
    }
    return std::nullopt;
  }

  void climb(std::vector<Run>& all, std::vector<Coordinate> front) {
    for (std::size_t i = 0; i < front.size(); ++i)
      for (const Edge edge : all_edges) {
        const Coordinate next = neighbour(front[i], edge, plan_.hexagon.orientation());
        if (!wet_.contains(next) || !reached_.insert(next).second) continue;
        all.push_back({next, front[i], false});
        front.push_back(next);
      }
  }

  const GroundPlan& plan_;
  const Grounds& grounds_;
  std::set<Coordinate> wet_;
  std::set<Coordinate> reached_;
};

// Returns the point at which a stream joins one of the rivers through a hex.
std::optional<Point> mouth(const GroundPlan& plan, Coordinate hex, Point from,
                           const std::vector<RiverCourse>& rivers) {
  std::optional<Point> nearest;
  for (const RiverCourse& river : rivers)
    for (const Point p : river)
      if (plan.hexagon.inset(p - plan.centre(hex)) >= 0 &&
          (!nearest || distance(p, from) < distance(*nearest, from)))
        nearest = p;
  return nearest;
}

// Returns a winding line between the middles of two hexes. It
// ends at the course of a river, or at the hexside of open water.
Outline winding(const GroundPlan& plan, const Run& run, const std::vector<RiverCourse>& rivers) {
  const Point from = plan.centre(run.from);
  const auto river = run.mouth ? mouth(plan, run.to, from, rivers) : std::nullopt;
  const Point to = river.value_or(plan.centre(run.to));
  const double share = run.mouth && !river ? 0.85 : 1;
  constexpr int steps = 8;
  const Point along = to - from;
  const Point aside{-along.y, along.x};
  std::vector<Point> points;
  for (int i = 0; i <= steps; ++i) {
    const double t = share * i / steps;
    const Point p = from + along * t;
    // Keep both ends in place, where other streams join.
    const double free = 4 * t * (1 - t);
    points.push_back(p + aside * (0.16 * free * noise(plan.in_hexes(p), 0.3, 61)));
  }
  Outline line;
  line.move(points.front());
  for (std::size_t i = 1; i + 1 < points.size(); ++i) {
    const Point end = i + 2 == points.size() ? points[i + 1] : (points[i] + points[i + 1]) * 0.5;
    const Point start = i == 1 ? points[0] : (points[i - 1] + points[i]) * 0.5;
    line.curve(start + (points[i] - start) * (2.0 / 3), end + (points[i] - end) * (2.0 / 3), end);
  }
  return line;
}

}  // namespace

std::vector<Outline> streams(const GroundPlan& plan, const Grounds& grounds,
                             const std::vector<RiverCourse>& rivers) {
  std::vector<Outline> lines;
  for (const Run& run : Basin(plan, grounds).runs()) lines.push_back(winding(plan, run, rivers));
  return lines;
}

}  // namespace trackwright
