#include "render/landscape/lie.h"

#include <algorithm>
#include <string>
#include <vector>

#include "render/landscape/noise.h"
#include "render/landscape/rivers.h"
#include "render/landscape/streams.h"

namespace trackwright {

namespace {

constexpr double far = 20;            // mm, the limit of distances to the coast
constexpr double strait_width = 3.0;  // mm: half the width of water along closed sides
constexpr double bed = 1.2;           // mm, the same for a river, which the map draws above its bed
constexpr double outwards = 1.5;      // mm between the coast and the hexes of the land

struct Line {
  Point from;
  Point to;
};

double distance_to(Point p, Line line) {
  const Point along = line.to - line.from;
  const Point off = p - line.from;
  const double square = along.x * along.x + along.y * along.y;
  const double share = square > 0 ? std::clamp((off.x * along.x + off.y * along.y) / square, 0.0, 1.0) : 0;
  return distance(off, along * share);
}

Box box_about(Line line, double reach) {
  const double x = std::min(line.from.x, line.to.x) - reach;
  const double y = std::min(line.from.y, line.to.y) - reach;
  return {x, y, std::max(line.from.x, line.to.x) + reach - x, std::max(line.from.y, line.to.y) + reach - y};
}

Line side_of(const GroundPlan& plan, Coordinate at, Edge edge) {
  const Point centre = plan.centre(at);
  return {centre + plan.hexagon.corner(edge.index() + 5), centre + plan.hexagon.corner(edge.index())};
}

// Returns the distance of each place to the nearest straight hexside between land and sea.
Grid plain_distances(const GroundPlan& plan, const Grounds& grounds) {
  Grid grid(plan.field, grid_pitch, far);
  for (const auto& [at, ground] : grounds) {
    if (ground == Ground::Land) continue;
    const Point centre = plan.centre(at);
    change_within(grid, moved(plan.hexagon.box(), centre), [&](double& value, Point p) {
      if (plan.hexagon.inset(p - centre) >= -1e-6) value = -far;
    });
  }
  for (const auto& [at, ground] : grounds) {
    if (ground == Ground::Land) continue;
    for (const Edge edge : all_edges) {
      const auto other = grounds.find(neighbour(at, edge, plan.hexagon.orientation()));
      if (other == grounds.end() || other->second == Ground::Sea) continue;
      const Line side = side_of(plan, at, edge);
      change_within(grid, box_about(side, far), [&](double& value, Point p) {
        const double near = distance_to(p, side);
        value = value > 0 ? std::min(value, near) : std::max(value, -near);
      });
    }
  }
  return grid;
}

// A closed hexside as water; an end tapers off if nothing continues it.
struct Strait {
  Line side;
  bool ends_from = true;
  bool ends_to = true;
};

// Returns the distance from the water's edge; the water narrows to a point at an open end.
double distance_to(Point p, const Strait& strait) {
  constexpr double taper = 11;
  double wide = strait_width;
  const auto run_out = [&](Point end, Point other) {
    const Point along = (other - end) * (1 / distance(end, other));
    const Point off = p - end;
    wide = std::min(wide, strait_width * std::max(0.0, off.x * along.x + off.y * along.y) / taper);
  };
  if (strait.ends_from) run_out(strait.side.from, strait.side.to);
  if (strait.ends_to) run_out(strait.side.to, strait.side.from);
  return distance_to(p, strait.side) - wide;
}

// Returns whether the border is water between two hexes.
bool is_water(BorderKind kind, const std::string& colour) {
  return kind == BorderKind::Water ||
         ((kind == BorderKind::Impassable || kind == BorderKind::Divider) && colour == "blue");
}

std::vector<Strait> waters(const GroundPlan& plan) {
  std::vector<Strait> straits;
  for (const Hex& hex : plan.map.hexes())
    for (const Edge edge : all_edges)
      if (std::ranges::any_of(plan.map.borders(hex, edge),
                              [](const Border& b) { return is_water(b.kind, b.colour); }))
        straits.push_back({side_of(plan, hex.at, edge)});
  return straits;
}

bool is_end_of(Point p, const Line& line) {
  constexpr double same = 0.5;
  return distance(p, line.from) < same || distance(p, line.to) < same;
}

// A strait does not end at the sea or at another strait; it extends a little into the sea. Both hexes of a
// side may state that it is closed, so copies of a side do not count.
void join(std::vector<Strait>& straits, const Grid& coast) {
  constexpr double near = 4;
  constexpr double out = 5;
  const std::vector<Strait> all = straits;
  for (Strait& strait : straits) {
    const Line side = strait.side;
    const auto goes_on = [&](Point end, Point other) {
      return std::ranges::any_of(
          all, [&](const Strait& one) { return is_end_of(end, one.side) && !is_end_of(other, one.side); });
    };
    const auto run = [&](Point& end, Point other, bool& ends) {
      const bool at_sea = coast.sample(end) < near;
      ends = !at_sea && !goes_on(end, other);
      if (at_sea) end = end + (end - other) * (out / distance(end, other));
    };
    run(strait.side.from, side.to, strait.ends_from);
    run(strait.side.to, side.from, strait.ends_to);
  }
}

// Makes the coast wind: each place uses the distance at a point displaced by this vector.
Point straying(const GroundPlan& plan, Point p) {
  const Point at = plan.in_hexes(p);
  return {rugged_noise(at, 0.72, 11), rugged_noise(at, 0.72, 23)};
}

// Carves the bed through the hexes, and from the last hex to the coast or off the map.
void carve(Grid& grid, const RiverCourse& course) {
  constexpr double reach = 8;
  constexpr double beyond = 7;
  const auto cut = [&](Line line) {
    change_within(grid, box_about(line, reach),
                  [&](double& value, Point p) { value = std::min(value, distance_to(p, line) - bed); });
  };
  const auto run_out = [&](Point last, Point before) {
    cut({last, last + (last - before) * (beyond / distance(last, before))});
  };
  for (std::size_t i = 1; i < course.size(); ++i) cut({course[i - 1], course[i]});
  run_out(course.front(), course[1]);
  run_out(course.back(), course[course.size() - 2]);
}

Grid inland(const GroundPlan& plan, const Grounds& grounds, std::vector<Strait> straits,
            const std::vector<RiverCourse>& rivers) {
  const Grid plain = blurred(plain_distances(plan, grounds), 3, 2);
  Grid wide(plan.field, grid_pitch, far);
  join(straits, plain);
  for (const Strait& strait : straits)
    change_within(wide, box_about(strait.side, far),
                  [&](double& value, Point p) { value = std::min(value, distance_to(p, strait)); });
  const double size = plan.hexagon.size();
  Grid grid = plain;
  change(grid, [&](double& value, Point p) {
    const Point off = straying(plan, p);
    value = plain.sample(p + off * (0.13 * size)) + outwards;
    value += 0.9 * noise(plan.in_hexes(p), 0.16, 31);
    value = std::min(value, wide.sample(p + off * (0.02 * size)));
  });
  for (const RiverCourse& river : rivers) carve(grid, river);
  return grid;
}

double steepness(const Hex& hex) {
  double most = 0;
  for (const Terrain& terrain : hex.tile.terrain)
    for (const std::string& kind : terrain.kinds)
      most = std::max(most, kind == "mountain" ? 1.0 : kind == "hill" ? 0.55 : 0.0);
  return most;
}

void raise(Grid& grid, Line ridge, double reach, double by) {
  change_within(grid, box_about(ridge, reach), [&](double& value, Point p) {
    const double share = distance_to(p, ridge) / reach;
    if (share < 1) value += by * (1 - share * share) * (1 - share * share);
  });
}

Grid heights(const GroundPlan& plan) {
  Grid grid(plan.field, grid_pitch, 0);
  const double reach = plan.hexagon.size();
  for (const Hex& hex : plan.map.hexes()) {
    const Point centre = plan.centre(hex.at);
    if (const double high = steepness(hex); high > 0) raise(grid, {centre, centre}, reach, high);
    for (const Edge edge : all_edges)
      if (std::ranges::any_of(plan.map.borders(hex, edge),
                              [](const Border& b) { return b.kind == BorderKind::Mountain; }))
        raise(grid, side_of(plan, hex.at, edge), reach * 0.5, 0.45);
  }
  change(grid, [&](double& value, Point p) {
    if (value > 0) value = std::min(value, 1.4) * (0.95 + 0.55 * rugged_noise(plan.in_hexes(p), 0.55, 47));
  });
  return grid;
}

}  // namespace

Lie lie_of_the_land(const GroundPlan& plan) {
  const Grounds all = grounds(plan.map, plan.hexagon, plan.origin, grown(plan.field, plan.hexagon.size()));
  const std::vector<Strait> between = waters(plan);
  const std::vector<RiverCourse> through = rivers(plan);
  Lie lie{inland(plan, all, between, through), heights(plan), streams(plan, all, through), false};
  const auto is_sea = [](const auto& ground) { return ground.second == Ground::Sea; };
  lie.sea = std::ranges::any_of(all, is_sea) || !between.empty() || !through.empty();
  return lie;
}

}  // namespace trackwright
