#include "render/landscape/growth.h"

#include <cmath>
#include <cstdint>
#include <vector>

#include "render/landscape/noise.h"

namespace trackwright {

namespace {

bool only_terrain(const Hex& hex) {
  const Tile& tile = hex.tile;
  return tile.colour == Colour::White && tile.stops.empty() && tile.paths.empty() && tile.icons.empty() &&
         tile.labels.empty() && tile.partitions.empty() && !tile.frame && !tile.future_label &&
         hex.name.empty();
}

double nearness(Point p, Point centre, double reach) {
  const double share = distance(p, centre) / reach;
  return share < 1 ? (1 - share * share) * (1 - share * share) : 0;
}

Box box_about(Point centre, double reach) {
  return grown({centre.x, centre.y, 0, 0}, reach);
}

// Returns 1 if a sign may stand at a place, otherwise 0.
Grid bare_and_free(const GroundPlan& plan, const std::vector<Box>& clear) {
  constexpr double edge = 1.5;  // mm that a sign extends beyond its place
  Grid grid(plan.field, grid_pitch, 1);
  const double size = plan.hexagon.size();
  for (const Hex& hex : plan.map.hexes()) {
    const Point centre = plan.centre(hex.at);
    const bool wide = only_terrain(hex);
    const bool empty = wide && hex.tile.terrain.empty();
    const Point corner = centre + Point{size * 0.36, size * 0.36};
    change_within(grid, box_about(centre, size * 0.65), [&](double& value, Point p) {
      if (plan.hexagon.inset(p - centre) < -edge) return;
      const bool taken =
          !wide || distance(p, corner) < size * 0.2 || (!empty && distance(p, centre) < size * 0.31);
      if (taken) value = 0;
    });
  }
  for (const Box& box : clear) change_within(grid, grown(box, 2), [](double& value, Point) { value = 0; });
  return grid;
}

// Returns the density of a kind of terrain.
Grid cover(const GroundPlan& plan, TerrainKinds kinds) {
  Grid grid(plan.field, grid_pitch, 0);
  const double reach = plan.hexagon.size() * 0.8;
  for (const Hex& hex : plan.map.hexes())
    for (const Terrain& terrain : hex.tile.terrain)
      if (is_of(terrain, kinds))
        change_within(grid, box_about(plan.centre(hex.at), reach),
                      [&](double& value, Point p) { value += nearness(p, plan.centre(hex.at), reach); });
  return grid;
}

// Returns one place in each square of a lattice, `apart` mm wide, from north to south, if `stands` is true.
template <class Stands>
std::vector<Point> scattered(const GroundPlan& plan, double apart, std::uint32_t salt, Stands stands) {
  std::vector<Point> places;
  const auto first = [&](double from, double origin) {
    return static_cast<int>(std::floor((from - origin) / apart));
  };
  const Box& field = plan.field;
  for (int j = first(field.y, plan.origin.y); j <= first(field.bottom(), plan.origin.y); ++j)
    for (int i = first(field.x, plan.origin.x); i <= first(field.right(), plan.origin.x); ++i) {
      const Point p = plan.origin + Point{(i + lattice_value(i, j, salt)) * apart,
                                          (j + lattice_value(i, j, salt + 1)) * apart};
      if (stands(p)) places.push_back(p);
    }
  return places;
}

}  // namespace

Growth growth(const GroundPlan& plan, const Lie& lie, const std::vector<Box>& clear) {
  const Grid free = bare_and_free(plan, clear);
  const Grid forest = cover(plan, {"forest", "wood", "woods", "jungle"});
  const Grid marsh = cover(plan, {"swamp", "marsh"});
  const auto on_land = [&](Point p) { return free.sample(p) > 0.99 && lie.inland.sample(p) > 3; };
  Growth growth;
  growth.trees = scattered(plan, 3.3, 71, [&](Point p) {
    if (!on_land(p) || lie.height.sample(p) >= 0.12 || marsh.sample(p) >= 0.1) return false;
    return rugged_noise(plan.in_hexes(p), 1.5, 83) - 0.16 + 2 * forest.sample(p) > 0;
  });
  growth.peaks = scattered(plan, 6.4, 91, [&](Point p) { return on_land(p) && lie.height.sample(p) > 0.34; });
  growth.reeds = scattered(plan, 4.6, 97, [&](Point p) { return on_land(p) && marsh.sample(p) > 0.12; });
  return growth;
}

}  // namespace trackwright
