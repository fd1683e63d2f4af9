#include "engine/run/routes.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "engine/run/alternatives.h"
#include "engine/run/choose.h"
#include "engine/run/in_force.h"
#include "engine/run/run_facts.h"
#include "engine/run/track_link.h"

namespace trackwright {

namespace {

std::vector<TrainClass> classes_of(const Map& map, const Position& position, const Network& network,
                                   const RunRules& rules) {
  std::vector<TrainClass> classes;
  std::map<std::string, int> of_name;
  std::vector<std::string> stacks;
  for (std::size_t i = 0; i < position.trains.size(); ++i) {
    const Train& train = position.trains[i];
    if (!runs_by_itself(train) || train.attaches) continue;
    if (train.per_company > 0 && ++of_name[train.name.value] > train.per_company) continue;
    const auto alike = std::ranges::find_if(classes, [&](const TrainClass& c) {
      const Train& first = position.trains[c.trains.front()];
      return first.name == train.name && first.reach == train.reach && first.tracks == train.tracks &&
             first.stack == train.stack && first.attached == train.attached && first.passing == train.passing;
    });
    if (alike != classes.end()) {
      alike->trains.push_back(i);
      continue;
    }
    classes.push_back({make_plan(map, position, network, train, rules), {i}});
    if (rules.sharing != TrackSharing::OtherStacks) continue;
    const auto known = std::ranges::find(stacks, train.stack);
    classes.back().plan.stack = static_cast<std::size_t>(known - stacks.begin());
    if (known == stacks.end()) stacks.push_back(train.stack);
  }
  return classes;
}

// Segments in order of travel, from one end of the run to the other.
std::vector<std::uint32_t> in_order(const Network& network, const ChosenRun& chosen) {
  std::vector<std::uint32_t> way;
  for (std::size_t i = chosen.first_arm; i-- > 0;) way.push_back(network.segments[chosen.segments[i]].twin);
  way.insert(way.end(), chosen.segments.begin() + static_cast<std::ptrdiff_t>(chosen.first_arm),
             chosen.segments.end());
  return way;
}

struct Told {
  const Map& map;
  const Position& position;
  const Network& network;
  const RunRules& rules;
};

// The facts about the run's track, whichever stops pay.
RunFacts track_facts(const Told& told, const std::vector<std::uint32_t>& way, const Run& run) {
  RunFacts facts;
  std::set<std::string> passed;
  GaugeCount gauges;
  std::uint32_t before = 0;
  bool first = true;
  for (const std::uint32_t segment : way)
    for (const TravelledPiece travelled : told.network.segments[segment].pieces) {
      const TrackPiece& piece = told.network.pieces[travelled.piece];
      const std::uint32_t hex = piece.hex;
      passed.insert(told.map.hexes()[hex].id);
      gauges.add(gauge_of(tile_at(told.position, told.map.hexes()[hex]).paths[piece.path].track));
      if (!first && hex != before) {
        facts.crossings.push_back(told.map.hexes()[before].id + " " + told.map.hexes()[hex].id);
        facts.crossings.push_back(told.map.hexes()[hex].id + " " + told.map.hexes()[before].id);
      }
      before = hex;
      first = false;
    }
  for (const RunStop& stop : run.stops) passed.insert(stop.hex);
  facts.passed_hexes.assign(passed.begin(), passed.end());
  facts.gauge_changes = gauges.changes;
  return facts;
}

std::vector<FactStop> fact_stops(const Plan& plan, const std::vector<std::uint32_t>& stops, const Run& run) {
  std::vector<FactStop> facts;
  for (std::size_t i = 0; i < stops.size(); ++i)
    facts.push_back({run.stops[i].hex, run.stops[i].value, plan.stops[stops[i]].own, run.stops[i].paid,
                     i == 0 || i + 1 == stops.size()});
  return facts;
}

// The possible sets of stops of the run that pay.
std::vector<std::vector<std::size_t>> payments(const Plan& plan, const std::vector<std::uint32_t>& stops,
                                               const std::vector<std::uint32_t>& skipped) {
  std::vector<std::size_t> counted;
  std::vector<PayableStop> payable;
  for (std::size_t i = 0; i < stops.size(); ++i) {
    if (std::ranges::find(skipped, stops[i]) != skipped.end()) continue;
    counted.push_back(i);
    const PlanStop& stop = plan.stops[stops[i]];
    payable.push_back({stop.kind, stop.weight, stop.own, stop.cost, stop.wanted, stop.must, stop.free});
  }
  if (plan.reach.pays_all()) return {counted};
  auto choices = paid_choices(plan.reach, payable);
  for (auto& choice : choices)
    for (std::size_t& i : choice) i = counted[i];
  return choices;
}

// Adds the bonuses that the search found for the run.
void tell_bonuses(const Told& told, const ChosenRun& chosen, const RunFacts& facts, Run& run) {
  run.bonuses.clear();
  run.subsidies.clear();
  const auto& rules = told.rules.bonuses;
  for (const auto& [rule, value] :
       bonuses_of(told.rules, told.position, told.position.trains[chosen.train], facts)) {
    if (rules[rule].to_treasury) {
      run.subsidies.push_back({rules[rule].name, value});
      continue;
    }
    if (rules[rule].once) {
      const auto once = static_cast<std::uint32_t>(
          std::count_if(rules.begin(), rules.begin() + rule, [](const RunBonus& b) { return b.once; }));
      if (std::ranges::find(chosen.once, once) == chosen.once.end()) continue;
    }
    run.bonuses.push_back({rules[rule].name, value});
  }
}

// Marks the stops that pay and adds their bonuses so that the run earns the revenue that the search found.
RunFacts tell_payment(const Told& told, const Plan& plan, const ChosenRun& chosen,
                      const std::vector<std::uint32_t>& way, const std::vector<std::uint32_t>& stops,
                      Run& run) {
  RunFacts facts = track_facts(told, way, run);
  for (const auto& paid : payments(plan, stops, chosen.skipped)) {
    int sum = 0;
    for (RunStop& stop : run.stops) stop.paid = false;
    for (const std::size_t i : paid) {
      run.stops[i].paid = true;
      sum += run.stops[i].value;
    }
    facts.stops = fact_stops(plan, stops, run);
    tell_bonuses(told, chosen, facts, run);
    for (const RunBonusPaid& bonus : run.bonuses) sum += bonus.value;
    for (const RunFee& fee : told.rules.fees)
      if (fee.from_revenue) sum -= fee_of(fee, told.position, told.position.trains[chosen.train], facts);
    if (sum == chosen.revenue) break;
  }
  return facts;
}

Run tell(const Told& told, const Plan& plan, const ChosenRun& chosen) {
  const Network& network = told.network;
  const Train& train = told.position.trains[chosen.train];
  const std::vector<std::uint32_t> way = in_order(network, chosen);
  Run run;
  run.train = chosen.train;
  run.revenue = chosen.revenue;
  std::vector<std::uint32_t> stops{way.empty() ? chosen.root : network.segments[way.front()].from};
  for (const std::uint32_t segment : way) {
    stops.push_back(network.segments[segment].to);
    for (const TravelledPiece travelled : network.segments[segment].pieces) {
      const TrackPiece& piece = network.pieces[travelled.piece];
      run.path.push_back(piece_text(told.map, told.position, piece, travelled.reversed));
      run.pieces.push_back({piece.hex, piece.path});
    }
  }
  for (const std::uint32_t stop : stops)
    run.stops.push_back({told.map.hexes()[network.stops[stop].hex].id, network.stops[stop].node,
                         plan.stops[stop].weight, true});
  if (way.empty()) run.path.push_back(run.stops.front().hex + ":" + run.stops.front().node);
  const RunFacts facts = tell_payment(told, plan, chosen, way, stops, run);
  for (const RunFee& fee : told.rules.fees)
    if (!fee.from_revenue) run.fees += fee_of(fee, told.position, train, facts);
  return run;
}

// Takes out bonuses that are given once for any run; they are added to the total later.
std::vector<RunBonus> take_added(RunRules& rules) {
  std::vector<RunBonus> added;
  std::erase_if(rules.bonuses, [&](const RunBonus& bonus) {
    if (!added_once(bonus) || bonus.to_treasury) return false;
    added.push_back(bonus);
    return true;
  });
  return added;
}

void give_added(const std::vector<RunBonus>& added, BestRuns& best) {
  const auto earning = std::ranges::find_if(best.runs, [](const Run& run) { return run.revenue > 0; });
  for (const RunBonus& bonus : added) {
    if (best.bound > 0) best.bound += bonus.value;
    if (best.total <= 0 || earning == best.runs.end()) continue;
    best.total += bonus.value;
    earning->revenue += bonus.value;
    earning->bonuses.push_back({bonus.name, bonus.value});
  }
}

// Gives a subsidy that is paid once to the first run that has it.
void give_subsidies_once(const RunRules& rules, BestRuns& best) {
  std::set<std::string> given;
  for (Run& run : best.runs)
    std::erase_if(run.subsidies, [&](const RunBonusPaid& paid) {
      const auto rule =
          std::ranges::find_if(rules.bonuses, [&](const RunBonus& b) { return b.name == paid.name; });
      return rule != rules.bonuses.end() && rule->once && !given.insert(paid.name).second;
    });
}

// Leaves cards and tokens as they are in the position.
BestRuns best_as_it_stands(const Map& map, const Roster& roster, const Position& position,
                           const RunRules& stated, const RouteOptions& options, Effort& effort) {
  RunRules rules = rules_in_force(stated, roster, position);
  const std::vector<RunBonus> added = take_added(rules);
  NetworkOptions reach;
  reach.effort = &effort;
  reach.rules = &rules;
  for (const Train& train : position.trains)
    reach.open_to.insert(reach.open_to.end(), train.reach.open_to.begin(), train.reach.open_to.end());
  const Network network = build_network(map, roster, position, reach);
  BestRuns best;
  if (position.trains.empty() || (network.complete && network.stops.empty())) return best;
  const std::vector<TrainClass> classes = classes_of(map, position, network, rules);
  const auto local = [](const TrainClass& trains) { return trains.plan.local; };
  if (network.complete && network.segments.empty() && std::ranges::none_of(classes, local)) return best;
  if (classes.empty()) return best;
  BestChoice choice = choose_runs({map, roster, position, rules, network, classes}, options.few_steps,
                                  options.most_nodes, effort);
  best.total = choice.total;
  best.bound = choice.bound;
  best.complete = choice.bound == choice.total;
  best.candidates = choice.candidates;
  const Told told{map, position, network, rules};
  for (const ChosenRun& run : choice.runs)
    best.runs.push_back(tell(told, classes[run.train_class].plan, run));
  for (Judgement& judged : choice.swept) best.runs.push_back(std::move(judged.run));
  std::ranges::stable_sort(best.runs, [](const Run& a, const Run& b) { return a.train < b.train; });
  give_subsidies_once(rules, best);
  give_added(added, best);
  return best;
}

// Runs all of the trains, in each of the position's alternatives.
BestRuns best_of_all(const Map& map, const Roster& roster, const Position& position, const RunRules& stated,
                     const RouteOptions& options, Effort& effort) {
  if (!has_alternatives(position, stated))
    return best_as_it_stands(map, roster, position, stated, options, effort);
  BestRuns best;
  std::uint64_t candidates = 0;
  int bound = 0;
  for (const Position& one : alternatives(position, stated)) {
    BestRuns found = best_as_it_stands(map, roster, one, stated, options, effort);
    candidates += found.candidates;
    bound = std::max(bound, found.bound);
    if (found.total > best.total) best = std::move(found);
  }
  best.candidates = candidates;
  best.bound = bound;
  best.complete = bound <= best.total;
  return best;
}

// If there are more trains than may run, leaves out each of them in turn.
BestRuns best_of_some(const Map& map, const Roster& roster, const Position& position, const RunRules& stated,
                      const RouteOptions& options, Effort& effort) {
  const auto most = static_cast<std::size_t>(std::max(position.most_trains.value_or(0), 0));
  if (!position.most_trains || position.trains.size() <= most)
    return best_of_all(map, roster, position, stated, options, effort);
  BestRuns best;
  int bound = 0;
  std::uint64_t candidates = 0;
  for (std::size_t idle = 0; idle < position.trains.size(); ++idle) {
    Position fewer = position;
    fewer.trains.erase(fewer.trains.begin() + static_cast<std::ptrdiff_t>(idle));
    BestRuns found = best_of_some(map, roster, fewer, stated, options, effort);
    for (Run& run : found.runs)
      if (run.train >= idle) ++run.train;
    bound = std::max(bound, found.bound);
    candidates += found.candidates;
    if (idle == 0 || found.total > best.total) best = std::move(found);
  }
  best.bound = bound;
  best.candidates = candidates;
  best.complete = bound <= best.total;
  return best;
}

}  // namespace

BestRuns best_runs(const Map& map, const Roster& roster, const Position& position, const RunRules& stated,
                   const RouteOptions& options) {
  Effort effort(options.give_up, options.most_steps);
  return best_of_some(map, roster, position, stated, options, effort);
}

}  // namespace trackwright
