#include "engine/run/examples.h"

#include <algorithm>
#include <utility>

#include "engine/run/example_ways.h"
#include "engine/run/judge.h"
#include "engine/run/lays.h"
#include "engine/tile/tile_facts.h"
#include "engine/upgrade/placements.h"

namespace trackwright {

namespace {

constexpr std::size_t most_starts = 6;
constexpr std::size_t most_lays = 5;
constexpr std::size_t few_lays = 2;  // enough: other companies are not tried
constexpr std::size_t most_trains = 4;
constexpr std::size_t most_beyond = 6;    // stops beyond a city that is filled
constexpr std::size_t most_arrivals = 8;  // tiles and rotations of that city

// A company's first run after some lays.
struct FirstRun {
  std::size_t lays = 0;
  std::optional<LayExample> last;
  Position position;
  Run run;
  Position before{};  // before the last lay
  WayStep step{};     // the last lay
};

class ExampleSearch {
 public:
  explicit ExampleSearch(const Title& title) : title_(title), map_(title.map), ways_(title) {}

  RuleExamples find() {
    if (title_.roster.phases.empty() || title_.roster.trains.empty()) return {};
    for (const FirstRun& first : first_runs())
      if (first.last && (!best_.route || first.lays < fewest_)) {
        fewest_ = first.lays;
        best_.company = first.position.entity;
        best_.lay = first.last;
        best_.route = RouteExample{first.position, first.run};
      }
    if (best_.route) find_upgrade();
    find_blocked();
    return std::move(best_);
  }

 private:
  std::vector<Position> starts() const {
    std::vector<Position> found;
    for (const Company& company : title_.companies.companies)
      for (Position& start : ways_.starts(company))
        if (found.size() < most_starts) found.push_back(std::move(start));
    return found;
  }

  // The runs of the first companies; more companies only until one runs after few lays.
  const std::vector<FirstRun>& first_runs() {
    bool enough = false;
    for (const Position& start : starts()) {
      if (enough) break;
      for (const Hex* target : ways_.targets(*map_.find(start.tokens.begin()->first)))
        if (auto first = first_run(start, *target)) {
          enough = enough || (first->last && first->lays <= few_lays);
          firsts_.push_back(std::move(*first));
        }
    }
    return firsts_;
  }

  // Lays track towards the target, first at home, until the train earns something.
  std::optional<FirstRun> first_run(const Position& start, const Hex& target) const {
    FirstRun first{.position = start};
    const std::string& home = start.tokens.begin()->first;
    int left = ways_.between(*map_.find(home), target);
    for (;; ++first.lays) {
      if (auto run = ways_.best_run(first.position)) {
        first.run = std::move(*run);
        return first;
      }
      if (first.lays == most_lays) return std::nullopt;
      std::vector<WayStep> all = ways_.steps(first.position, target);
      const auto at_home = [&](const WayStep& step) { return map_.hexes()[step.hex].id == home; };
      if (first.lays == 0 && std::ranges::any_of(all, at_home))
        std::erase_if(all, [&](const WayStep& step) { return !at_home(step); });
      if (all.empty() || all.front().left >= left) return std::nullopt;
      const WayStep& step = all.front();
      left = step.left;
      const auto wrong = unconnected(first.position, step, all);
      first.last.reset();
      if (wrong) first.last = LayExample{first.position, step.hex, step.tile, step.rotation, *wrong};
      first.before = first.position;
      first.step = step;
      first.position = after_lay(title_, std::move(first.position), step.hex, step.tile, step.rotation);
    }
  }

  // A rotation that the map allows but in which the tile misses the track of the company.
  std::optional<Rotation> unconnected(const Position& position, const WayStep& step,
                                      const std::vector<WayStep>& legal) const {
    const PlacementVerdict verdict =
        placement(ways_.upgrades(), map_.hexes()[step.hex], {}, step.tile, time_in(position));
    for (const Rotation rotation : verdict.rotations)
      if (std::ranges::none_of(legal, [&](const WayStep& one) {
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

  static void enter(Position& position, const Phase& phase) {
    position.phase = phase.name.value;
    position.tiles.clear();
    for (const Placed<Colour>& colour : phase.tiles) position.tiles.push_back(colour.value);
  }

  // Upgrades a tile of the route, if possible one with a city.
  void find_upgrade() {
    Position position = best_.route->position;
    const auto green = std::ranges::find_if(title_.roster.phases, [](const Phase& phase) {
      return std::ranges::find(phase.tiles, Colour::Green, &Placed<Colour>::value) != phase.tiles.end();
    });
    if (green == title_.roster.phases.end()) return;
    enter(position, *green);
    for (const bool city : {true, false})
      for (const HexLays& here : opportunities(ways_.upgrades(), position).lays) {
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
    const UpgradeBook& upgrades = ways_.upgrades();
    const auto from = upgrades.find(now.id);
    const auto to = upgrades.find(tile);
    if (!from || !to || upgrades.form(*to).colour != Colour::Green) return std::nullopt;
    const Rotations keeping =
        upgrade_fit(upgrades.form(*from), upgrades.form(*to)).keeping_track.turned(now.rotation);
    for (const Rotation rotation : Rotations::all().without(keeping)) return rotation;
    return std::nullopt;
  }

  // Continues the track of a first run beyond a city until a train runs through it, then fills the city.
  // Uses the first run with the fewest lays that leads to an example.
  void find_blocked() {
    std::ranges::stable_sort(firsts_, {}, &FirstRun::lays);
    for (const FirstRun& first : firsts_)
      if (blocked_after(first)) return;
    for (const Position& start : starts())  // further cities
      for (const Hex* target : ways_.targets(*map_.find(start.tokens.begin()->first), most_beyond))
        if (has_stop(target->tile, StopKind::City))
          if (const auto first = first_run(start, *target); first && blocked_after(*first)) return;
  }

  bool blocked_after(const FirstRun& first) {
    return std::ranges::any_of(first.run.stops, [&](const RunStop& stop) {
      return !first.position.tokens.contains(stop.hex) && stop.node.starts_with('c') &&
             blocked_beyond(first, stop);
    });
  }

  bool blocked_beyond(const FirstRun& first, const RunStop& city) {
    const std::vector<Position> reached = arrivals(first, city.hex);
    for (const Hex* beyond : ways_.targets(*map_.find(city.hex), most_beyond))
      for (const Position& position : reached)
        if (!position.laid.contains(beyond->id) && !position.tokens.contains(beyond->id) &&
            blocked_on_the_way(position, city, *beyond))
          return true;
    return false;
  }

  // The position of the first run; if its last tile is that of the city, with each tile and rotation.
  std::vector<Position> arrivals(const FirstRun& first, const std::string& city) const {
    if (first.position.laid.empty() || map_.hexes()[first.step.hex].id != city) return {first.position};
    std::vector<Position> found;
    for (const WayStep& step : ways_.steps(first.before, *map_.find(city)))
      if (step.hex == first.step.hex && found.size() < most_arrivals)
        found.push_back(after_lay(title_, first.before, step.hex, step.tile, step.rotation));
    return found;
  }

  bool blocked_on_the_way(Position position, const RunStop& city, const Hex& beyond) {
    int left = most_left;
    for (std::size_t lays = 0; lays <= most_lays; ++lays) {
      if (run_through(position, city)) return true;
      const std::vector<WayStep> all = ways_.steps(position, beyond);
      if (all.empty() || all.front().left >= left) return false;
      const WayStep& step = all.front();
      left = step.left;
      position = after_lay(title_, std::move(position), step.hex, step.tile, step.rotation);
    }
    return false;
  }

  // Whether one of the first trains runs through the city, and tokens of other companies stop it.
  bool run_through(Position position, const RunStop& city) {
    for (std::size_t i = 0; i < std::min(most_trains, title_.roster.trains.size()); ++i) {
      position.trains = {title_.roster.trains[i]};
      enter(position, phase_of(title_.roster.trains[i]));
      const auto run = ways_.best_run(position);
      if (!run || !is_within(*run, city)) continue;
      auto full = filled(position, city);
      if (!full) return false;
      const StatedRun stated{run->train, run->path};
      if (!evaluate(map_, title_.roster, position, stated, title_.runs).legal ||
          evaluate(map_, title_.roster, *full, stated, title_.runs).legal)
        continue;
      best_.blocked = BlockedExample{position, *run, std::move(*full), city.hex, std::nullopt};
      best_.blocked->best = ways_.best_run(best_.blocked->full);
      return true;
    }
    return false;
  }

  static bool is_within(const Run& run, const RunStop& city) {
    return run.stops.size() > 2 &&
           std::any_of(run.stops.begin() + 1, run.stops.end() - 1,
                       [&](const RunStop& stop) { return stop.hex == city.hex && stop.node == city.node; });
  }

  const Phase& phase_of(const Train& train) const {
    const Phase* found = &title_.roster.phases.front();
    for (const Phase& phase : title_.roster.phases)
      if (names(phase.on, train.name.value)) found = &phase;
    return *found;
  }

  // The position with tokens of other companies in all slots of the city: first of those with a home there.
  std::optional<Position> filled(Position position, const RunStop& city) const {
    const auto laid = position.laid.find(city.hex);
    const Tile& tile = laid == position.laid.end() ? map_.find(city.hex)->tile : laid->second.tile;
    const int index = std::stoi(city.node.substr(1));
    int slots = 0;
    int at = 0;
    for (const Stop& stop : tile.stops)
      if (stop.kind == StopKind::City && at++ == index) slots = stop.slots;
    const std::vector<std::string> others = companies_at(city.hex, position.entity);
    if (slots == 0 || static_cast<std::size_t>(slots) > others.size()) return std::nullopt;
    for (int slot = 0; slot < slots; ++slot) {
      PlacedToken token;
      token.city = index;
      token.slot = slot;
      token.company = others[static_cast<std::size_t>(slot)];
      position.tokens[city.hex].push_back(std::move(token));
    }
    return position;
  }

  std::vector<std::string> companies_at(const std::string& hex, const std::string& except) const {
    std::vector<std::string> found;
    for (const bool home : {true, false})
      for (const Company& company : title_.companies.companies) {
        const bool here = std::ranges::any_of(
            company.homes, [&](const Station& station) { return station.hex.value == hex; });
        if (company.id.value != except && company.tokens.size() > (home ? 0 : 1) && here == home)
          found.push_back(company.id.value);
      }
    return found;
  }

  static constexpr int most_left = 99;

  const Title& title_;
  const Map& map_;
  ExampleWays ways_;
  RuleExamples best_;
  std::vector<FirstRun> firsts_;
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
