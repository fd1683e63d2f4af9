#include "engine/run/examples.h"

#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

#include "engine/run/lays.h"
#include "engine/run/routes.h"
#include "engine/tile/tile_facts.h"
#include "engine/upgrade/book.h"
#include "engine/upgrade/placements.h"

namespace trackwright {

namespace {

constexpr std::size_t most_companies = 6;
constexpr std::size_t most_targets = 3;
constexpr int farthest_target = 4;
constexpr std::size_t most_lays = 5;
constexpr std::size_t few_lays = 2;  // enough: other companies are not tried
constexpr std::uint64_t most_search_steps = 20'000;

// The exits of a turned tile; edges turn like rotations.
Rotations turned_exits(const Tile& tile, Rotation rotation) {
  return Rotations(exits(tile)).turned(rotation);
}

// A lay that may lead from a home to a target.
struct Step {
  int left = 0;  // hexes from the end of its track to the target; -1: on the target
  int exits = 0;
  std::uint32_t hex = 0;
  std::string tile;
  Rotation rotation;

  auto rank() const { return std::tuple(left, exits); }
};

class ExampleSearch {
 public:
  explicit ExampleSearch(const Title& title) : title_(title), map_(title.map), upgrades_(title) {}

  RuleExamples find() {
    if (title_.roster.phases.empty() || title_.roster.trains.empty()) return {};
    std::size_t tried = 0;
    for (const Company& company : title_.companies.companies) {
      if (tried == most_companies || (best_.route && fewest_ <= few_lays)) break;
      if (const auto start = at_home(company)) {
        ++tried;
        for (const Hex* target : targets(*map_.find(company.homes.front().hex.value)))
          try_way(*start, *target);
      }
    }
    if (best_.route) find_upgrade();
    return std::move(best_);
  }

 private:
  std::optional<Position> at_home(const Company& company) const {
    if (company.homes.empty()) return std::nullopt;
    const Station& home = company.homes.front();
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

  int between(const Hex& a, const Hex& b) const { return distance(a.at, b.at, map_.layout().orientation); }

  // The nearest cities and towns; cities first.
  std::vector<const Hex*> targets(const Hex& home) const {
    std::vector<const Hex*> found;
    for (const Hex& hex : map_.hexes())
      if (&hex != &home && between(home, hex) <= farthest_target &&
          (has_stop(hex.tile, StopKind::City) || has_stop(hex.tile, StopKind::Town)))
        found.push_back(&hex);
    std::ranges::stable_sort(found, {}, [&](const Hex* hex) {
      return std::pair(between(home, *hex), !has_stop(hex->tile, StopKind::City));
    });
    found.resize(std::min(found.size(), most_targets));
    return found;
  }

  std::optional<Run> run_in(const Position& position) const {
    BestRuns best = best_runs(map_, title_.roster, position, title_.runs,
                              {.give_up = {}, .most_steps = most_search_steps});
    if (best.total <= 0 || best.runs.size() != 1 || best.runs.front().stops.size() < 2) return std::nullopt;
    return std::move(best.runs.front());
  }

  // All lays of the company, those that lead to the target first.
  std::vector<Step> steps(const Position& position, const Hex& target) const {
    std::vector<Step> all;
    for (const HexLays& here : opportunities(upgrades_, position).lays)
      for (const Lay& lay : here.lays) {
        if (!lay.condition.empty()) continue;
        const Tile& tile = upgrades_.tile(*upgrades_.find(lay.tile));
        for (const Rotation rotation : lay.rotations)
          all.push_back({left_after(here.hex, tile, rotation, target),
                         std::popcount(static_cast<unsigned>(exits(tile))), here.hex, lay.tile, rotation});
      }
    std::ranges::stable_sort(all, {}, &Step::rank);
    return all;
  }

  int left_after(std::uint32_t index, const Tile& tile, Rotation rotation, const Hex& target) const {
    const Hex& hex = map_.hexes()[index];
    if (&hex == &target) return -1;
    int least = between(hex, target) + 1;
    for (const Edge edge : all_edges)
      if (turned_exits(tile, rotation).contains(Rotation(edge.index())))
        if (const std::uint32_t beyond = map_.beyond(index, edge); beyond != Map::none)
          least = std::min(least, between(map_.hexes()[beyond], target));
    return least;
  }

  // Lays track towards the target, first at home, until the train earns something.
  void try_way(const Position& start, const Hex& target) {
    Position position = start;
    const std::string& home = start.tokens.begin()->first;
    int left = between(*map_.find(home), target);
    std::optional<LayExample> last;
    for (std::size_t laid = 0; laid <= most_lays; ++laid) {
      if (auto run = run_in(position)) {
        if (last && (!best_.route || laid < fewest_)) {
          best_ = {start.entity, last, std::nullopt, RouteExample{position, std::move(*run)}};
          fewest_ = laid;
        }
        return;
      }
      std::vector<Step> all = steps(position, target);
      const auto at_home = [&](const Step& step) { return map_.hexes()[step.hex].id == home; };
      if (position.laid.empty() && std::ranges::any_of(all, at_home))
        std::erase_if(all, [&](const Step& step) { return !at_home(step); });
      if (all.empty() || all.front().left >= left) return;
      const Step& step = all.front();
      left = step.left;
      last = LayExample{position, step.hex, step.tile, step.rotation, {}};
      const auto wrong = unconnected(position, step, all);
      if (wrong) last->wrong_rotation = *wrong;
      position = after_lay(title_, std::move(position), step.hex, step.tile, step.rotation);
      if (!wrong) last.reset();
    }
  }

  // A rotation that the map allows but in which the tile misses the track of the company.
  std::optional<Rotation> unconnected(const Position& position, const Step& step,
                                      const std::vector<Step>& legal) const {
    const PlacementVerdict verdict =
        placement(upgrades_, map_.hexes()[step.hex], {}, step.tile, time_in(position));
    for (const Rotation rotation : verdict.rotations)
      if (std::ranges::none_of(legal, [&](const Step& one) {
            return one.hex == step.hex && one.tile == step.tile && one.rotation == rotation;
          }))
        return rotation;
    return std::nullopt;
  }

  UpgradeTime time_in(const Position& position) const {
    const auto& phases = title_.roster.phases;
    const auto phase =
        std::ranges::find(phases, position.phase, [](const Phase& one) { return one.name.value; });
    return UpgradeTime(static_cast<std::size_t>(phase - phases.begin()));
  }

  // Upgrades a tile of the route, if possible one with a city.
  void find_upgrade() {
    Position position = best_.route->position;
    const auto green = std::ranges::find_if(title_.roster.phases, [](const Phase& phase) {
      return std::ranges::find(phase.tiles, Colour::Green, &Placed<Colour>::value) != phase.tiles.end();
    });
    if (green == title_.roster.phases.end()) return;
    position.phase = green->name.value;
    position.tiles.clear();
    for (const Placed<Colour>& colour : green->tiles) position.tiles.push_back(colour.value);
    for (const bool city : {true, false})
      for (const HexLays& here : opportunities(upgrades_, position).lays) {
        const auto laid = position.laid.find(map_.hexes()[here.hex].id);
        if (laid == position.laid.end() || has_stop(laid->second.tile, StopKind::City) != city) continue;
        for (const Lay& lay : here.lays)
          if (const auto wrong = losing(laid->second, lay.tile); wrong && lay.condition.empty()) {
            best_.upgrade = LayExample{position, here.hex, lay.tile, lay.rotations.front(), *wrong};
            return;
          }
      }
  }

  // A rotation in which the tile does not keep the track of the present one.
  std::optional<Rotation> losing(const LaidTile& now, const std::string& tile) const {
    const auto from = upgrades_.find(now.id);
    const auto to = upgrades_.find(tile);
    if (!from || !to || upgrades_.form(*to).colour != Colour::Green) return std::nullopt;
    const Rotations keeping =
        upgrade_fit(upgrades_.form(*from), upgrades_.form(*to)).keeping_track.turned(now.rotation);
    for (const Rotation rotation : Rotations::all().without(keeping)) return rotation;
    return std::nullopt;
  }

  const Title& title_;
  const Map& map_;
  UpgradeBook upgrades_;
  RuleExamples best_;
  std::size_t fewest_ = 0;
};

}  // namespace

RuleExamples rule_examples(const Title& title) {
  return ExampleSearch(title).find();
}

Position after_lay(const Title& title, Position position, std::uint32_t hex, const std::string& tile,
                   Rotation rotation) {
  const auto definition = title.tiles.find(tile);
  position.laid[title.map.hexes()[hex].id] = {rotated(definition->second.tile, rotation), tile, rotation, {}};
  return position;
}

}  // namespace trackwright
