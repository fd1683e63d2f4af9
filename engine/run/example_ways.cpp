#include "engine/run/example_ways.h"

#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

#include "engine/run/lays.h"
#include "engine/run/routes.h"
#include "engine/tile/tile_facts.h"

namespace trackwright {

namespace {

constexpr int farthest_target = 4;
constexpr std::size_t most_chosen = 8;
constexpr std::uint64_t most_search_steps = 20'000;

// The exits of a turned tile; edges turn like rotations.
Rotations turned_exits(const Tile& tile, Rotation rotation) {
  return Rotations(exits(tile)).turned(rotation);
}

// The first city with a slot, counted among the cities of the hex.
std::optional<int> city_with_slot(const Tile& tile) {
  int city = 0;
  for (const Stop& stop : tile.stops) {
    if (stop.kind != StopKind::City) continue;
    if (stop.slots > 0) return city;
    ++city;
  }
  return std::nullopt;
}

}  // namespace

ExampleWays::ExampleWays(const Title& title) : title_(title), map_(title.map), upgrades_(title) {}

std::vector<Position> ExampleWays::starts(const Company& company) const {
  std::vector<Position> found;
  const auto add = [&](const Station& home) {
    if (auto start = start_at(company, home)) found.push_back(std::move(*start));
  };
  if (!company.homes.empty()) add(company.homes.front());
  for (const Hex* hex : chosen_homes(company)) add({{hex->id, {}}, {{*city_with_slot(hex->tile), {}}}});
  return found;
}

std::optional<Position> ExampleWays::start_at(const Company& company, const Station& home) const {
  const Hex* hex = map_.find(home.hex.value);
  if (hex == nullptr || !has_stop(hex->tile, StopKind::City)) return std::nullopt;
  Position position;
  position.phase = title_.roster.phases.front().name.value;
  for (const Placed<Colour>& colour : title_.roster.phases.front().tiles)
    position.tiles.push_back(colour.value);
  position.entity = company.id.value;
  position.trains = {title_.roster.trains.front()};
  PlacedToken token;
  token.city = home.city ? home.city->value : 0;
  token.slot = 0;
  token.company = company.id.value;
  position.tokens[hex->id] = {token};
  return position;
}

// The cities that the rules permit while no other station is on the map, those with near neighbours first.
// Play applies the same rule (engine/play/track/station.cpp).
std::vector<const Hex*> ExampleWays::chosen_homes(const Company& company) const {
  const CompanyRules* rules = for_kind(title_.rules.companies, company.kind);
  if (!company.homes.empty() || rules == nullptr || !rules->chosen_home) return {};
  std::vector<const Hex*> found;
  for (const Hex& hex : map_.hexes())
    if (hex.tile.colour != Colour::Red && city_with_slot(hex.tile) &&
        !names(rules->chosen_home->never, hex.id))
      found.push_back(&hex);
  std::ranges::stable_sort(found, {}, [&](const Hex* hex) {
    const auto near = targets(*hex);
    return near.empty() ? farthest_target + 1 : between(*hex, *near.front());
  });
  found.resize(std::min(found.size(), most_chosen));
  return found;
}

int ExampleWays::between(const Hex& a, const Hex& b) const {
  return distance(a.at, b.at, map_.layout().orientation);
}

std::vector<const Hex*> ExampleWays::targets(const Hex& from, std::size_t most) const {
  std::vector<const Hex*> found;
  for (const Hex& hex : map_.hexes())
    if (&hex != &from && between(from, hex) <= farthest_target &&
        (has_stop(hex.tile, StopKind::City) || has_stop(hex.tile, StopKind::Town)))
      found.push_back(&hex);
  std::ranges::stable_sort(found, {}, [&](const Hex* hex) {
    return std::pair(between(from, *hex), !has_stop(hex->tile, StopKind::City));
  });
  found.resize(std::min(found.size(), most));
  return found;
}

std::optional<Run> ExampleWays::best_run(const Position& position) const {
  BestRuns best =
      best_runs(map_, title_.roster, position, title_.runs, {.give_up = {}, .most_steps = most_search_steps});
  if (best.total <= 0 || best.runs.size() != 1 || best.runs.front().stops.size() < 2) return std::nullopt;
  return std::move(best.runs.front());
}

std::vector<WayStep> ExampleWays::steps(const Position& position, const Hex& target) const {
  std::vector<WayStep> all;
  for (const HexLays& here : opportunities(upgrades_, position).lays)
    for (const Lay& lay : here.lays) {
      if (!lay.condition.empty()) continue;
      const Tile& tile = upgrades_.tile(*upgrades_.find(lay.tile));
      for (const Rotation rotation : lay.rotations)
        all.push_back({left_after(here.hex, tile, rotation, target),
                       std::popcount(static_cast<unsigned>(exits(tile))), here.hex, lay.tile, rotation});
    }
  std::ranges::stable_sort(all, {}, [](const WayStep& step) { return std::tuple(step.left, step.exits); });
  return all;
}

int ExampleWays::left_after(std::uint32_t index, const Tile& tile, Rotation rotation,
                            const Hex& target) const {
  const Hex& hex = map_.hexes()[index];
  if (&hex == &target) return -1;
  int least = between(hex, target) + 1;
  for (const Edge edge : all_edges)
    if (turned_exits(tile, rotation).contains(Rotation(edge.index())))
      if (const std::uint32_t beyond = map_.beyond(index, edge); beyond != Map::none)
        least = std::min(least, between(map_.hexes()[beyond], target));
  return least;
}

}  // namespace trackwright
