#include "engine/run/sweep.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace trackwright {

namespace {

constexpr std::size_t most_origins = 6'000'000;  // kept in memory at once
constexpr std::size_t most_hexes = 2000;

}  // namespace

Sweep::Sweep(const Map& map, const Position& position, const Network& network,
             const std::vector<TrainClass>& classes, const RunRules& rules)
    : map_(map), position_(position), network_(network), classes_(classes) {
  field_ = make_field(map, position, network, classes, rules);
  if (!field_.whole || field_.hexes.size() > most_hexes) return;
  for (const TrainClass& trains : classes)
    fares_.push_back(make_fares(map, position, network, field_, trains, rules));
  for (const double tokens_weigh : {0.0, 9.0})
    plans_.push_back(make_sweep_plan(map, field_, fares_, tokens_weigh));
  possible_ = plans_[0].widest <= sweep_slots && plans_[1].widest <= sweep_slots;
}

Swept Sweep::run(const Counts& counts, std::size_t width, int floor, std::size_t order, Effort& effort,
                 const SweepPrices* prices) const {
  const SweepPlan& plan = plans_.at(order);
  SweepTrains trains{{}, &fares_};
  std::vector<const Fares*> fares_of;
  for (std::size_t c = 0; c < classes_.size(); ++c)
    for (std::size_t i = 0; i < counts.at(c); ++i) {
      trains.class_of.push_back(c);
      fares_of.push_back(&fares_[c]);
    }
  const PlainHopes plain(trains, plan);
  std::optional<PricedHopes> priced;
  if (prices != nullptr) priced.emplace(*prices, trains);
  const SweepHopes& hopes = priced ? static_cast<const SweepHopes&>(*priced) : plain;
  Swept swept{0, floor, {}};
  std::vector<std::vector<SweepOrigin>> origins;
  std::size_t kept = 0;
  SweepFront front(0, fares_of);
  SweepState start;
  start.hope = hopes.most(0, start);
  front.put(start);
  for (std::size_t i = 0; i < plan.steps.size(); ++i) {
    SweepFront next(plan.steps[i].after(), fares_of);
    SweepExpansion expansion(field_, trains, plan, hopes, i, effort);
    expansion.floor = floor;
    const std::size_t room = (most_origins - std::min(kept, most_origins)) / (plan.steps.size() - i);
    const std::size_t most = std::max<std::size_t>(1, std::min(width, room));
    for (std::uint32_t s = 0; s < front.size(); ++s) {
      expansion.expand(front, s, next);
      if (!effort.step()) {
        for (std::uint32_t any = 0; any < front.size(); ++any)
          swept.bound = std::max(swept.bound, front.reach(any));
        return swept;
      }
      if (next.size() > 2 * most) swept.bound = std::max(swept.bound, next.keep(most));
    }
    swept.bound = std::max({swept.bound, next.keep(most), expansion.left_out()});
    origins.push_back(next.take_origins());
    kept += origins.back().size();
    front = std::move(next);
  }
  if (front.size() == 0) return swept;
  std::uint32_t best = 0;
  for (std::uint32_t s = 1; s < front.size(); ++s)
    if (front.value(s) > front.value(best)) best = s;
  swept.total = front.value(best);
  swept.bound = std::max(swept.bound, swept.total);
  swept.runs = runs_of(plan, trains, best, origins);
  return swept;
}

std::optional<SweepPrices> Sweep::price(const Counts& counts, std::size_t most_nodes, std::size_t order,
                                        Effort& effort) const {
  return SweepPrices::make(field_, fares_, plans_.at(order), counts, most_nodes, effort);
}

// Traces the ways of each train from the end back to the beginning.
std::vector<ClassRun> Sweep::runs_of(const SweepPlan& plan, const SweepTrains& trains, std::uint32_t state,
                                     const std::vector<std::vector<SweepOrigin>>& origins) const {
  std::vector<ClassRun> runs;
  for (const std::size_t train_class : trains.class_of) runs.push_back({train_class, {}});
  std::vector<std::uint8_t> now(trains.size());
  for (std::size_t t = 0; t < now.size(); ++t) now[t] = static_cast<std::uint8_t>(t);
  for (std::size_t i = origins.size(); i-- > 0;) {
    const SweepOrigin& origin = origins[i][state];
    for (std::size_t t = 0; t < now.size(); ++t) {
      now[t] = train_before(origin.moves, now[t]);
      for (const SweepMove& move : moves_of(origin.moves))
        if (move.train == now[t]) runs[t].ways.emplace_back(plan.steps[i].hex, move.way);
    }
    state = origin.before;
  }
  std::erase_if(runs, [](const ClassRun& run) { return run.ways.empty(); });
  return runs;
}

// Joins the ways of one run, from one end to the other.
std::vector<std::string> Sweep::path(const ClassRun& run) const {
  SweptWays ways = run.ways;
  std::vector<std::string> path;
  std::optional<std::pair<std::uint32_t, std::uint32_t>> from;  // hex and exit where the run comes from
  while (!ways.empty()) {
    bool backwards = false;
    const auto next = std::ranges::find_if(ways, [&](const auto& place) {
      const FieldWay& way = field_.hexes[place.first].ways[place.second];
      const auto enters = [&](const std::optional<std::uint32_t>& end) {
        if (!from) return !end;
        const FieldExit& exit = field_.hexes[from->first].exits[from->second];
        return end && exit.beyond == place.first && std::ranges::find(exit.facing, *end) != exit.facing.end();
      };
      backwards = !enters(way.first);
      return !backwards || enters(way.last);
    });
    if (next == ways.end()) return {};
    const auto [h, w] = *next;
    ways.erase(next);
    const FieldWay& way = field_.hexes[h].ways[w];
    if (way.steps.empty()) {
      const NetworkStop& stop = network_.stops[way.stops.front()];
      path.push_back(map_.hexes()[stop.hex].id + ":" + stop.node);
    }
    std::vector<FieldStep> steps = way.steps;
    if (backwards) std::ranges::reverse(steps);
    for (const FieldStep& step : steps)
      path.push_back(
          piece_text(map_, position_, {field_.hexes[h].hex, step.path}, step.reversed != backwards));
    const auto& end = backwards ? way.first : way.last;
    if (!end) break;
    from = {h, *end};
  }
  return ways.empty() ? path : std::vector<std::string>();
}

}  // namespace trackwright
