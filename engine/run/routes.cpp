#include "engine/run/routes.h"

#include <algorithm>
#include <set>

#include "engine/run/choose.h"

namespace trackwright {

namespace {

std::vector<TrainClass> classes_of(const Map& map, const Position& position, const Network& network,
                                   const RunRules& rules) {
  std::vector<TrainClass> classes;
  for (std::size_t i = 0; i < position.trains.size(); ++i) {
    const Train& train = position.trains[i];
    if (!TrainReach(train).runs()) continue;
    const auto alike = std::ranges::find_if(classes, [&](const TrainClass& c) {
      const Train& first = position.trains[c.trains.front()];
      return first.name == train.name && first.reach == train.reach && first.tracks == train.tracks;
    });
    if (alike != classes.end())
      alike->trains.push_back(i);
    else
      classes.push_back({make_plan(map, position, network, train, rules), {i}});
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

RunFacts facts_of(const Told& told, const std::vector<std::uint32_t>& way,
                  const std::vector<std::uint32_t>& stops, const Run& run) {
  RunFacts facts;
  std::set<std::string> passed;
  std::uint32_t before = 0;
  bool first = true;
  for (const std::uint32_t segment : way)
    for (const std::uint32_t piece : told.network.segments[segment].pieces) {
      const std::uint32_t hex = told.network.pieces[piece].hex;
      passed.insert(told.map.hexes()[hex].id);
      if (!first && hex != before) {
        facts.crossings.push_back(told.map.hexes()[before].id + " " + told.map.hexes()[hex].id);
        facts.crossings.push_back(told.map.hexes()[hex].id + " " + told.map.hexes()[before].id);
      }
      before = hex;
      first = false;
    }
  facts.passed_hexes.assign(passed.begin(), passed.end());
  for (std::size_t i = 0; i < stops.size(); ++i) {
    facts.stop_hexes.push_back(run.stops[i].hex);
    if (run.stops[i].paid) facts.paid_hexes.push_back(run.stops[i].hex);
  }
  return facts;
}

// Which stops of the run may be those that pay.
std::vector<std::vector<std::size_t>> payments(const Plan& plan, const std::vector<std::uint32_t>& stops,
                                               const std::vector<std::uint32_t>& skipped) {
  std::vector<std::size_t> counted;
  std::vector<PayableStop> payable;
  for (std::size_t i = 0; i < stops.size(); ++i) {
    if (std::ranges::find(skipped, stops[i]) != skipped.end()) continue;
    counted.push_back(i);
    const PlanStop& stop = plan.stops[stops[i]];
    payable.push_back({stop.kind, stop.weight, stop.own, stop.cost, stop.wanted});
  }
  if (plan.reach.pays_all()) return {counted};
  auto choices = paid_choices(plan.reach, payable);
  for (auto& choice : choices)
    for (std::size_t& i : choice) i = counted[i];
  return choices;
}

// The bonuses that the run was found to have.
void tell_bonuses(const Told& told, const ChosenRun& chosen, const RunFacts& facts, Run& run) {
  run.bonuses.clear();
  const auto& rules = told.rules.bonuses;
  for (const auto& [rule, value] :
       bonuses_of(told.rules, told.position, told.position.trains[chosen.train], facts)) {
    if (rules[rule].once) {
      const auto once = static_cast<std::uint32_t>(
          std::count_if(rules.begin(), rules.begin() + rule, [](const RunBonus& b) { return b.once; }));
      if (std::ranges::find(chosen.once, once) == chosen.once.end()) continue;
    }
    run.bonuses.push_back({rules[rule].name, value});
  }
}

// The stops that pay and the bonuses that go with them, such that the run earns what it was found to earn.
RunFacts tell_payment(const Told& told, const Plan& plan, const ChosenRun& chosen,
                      const std::vector<std::uint32_t>& way, const std::vector<std::uint32_t>& stops,
                      Run& run) {
  RunFacts facts;
  for (const auto& paid : payments(plan, stops, chosen.skipped)) {
    int sum = 0;
    for (RunStop& stop : run.stops) stop.paid = false;
    for (const std::size_t i : paid) {
      run.stops[i].paid = true;
      sum += run.stops[i].value;
    }
    facts = facts_of(told, way, stops, run);
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
  std::vector<std::uint32_t> stops{network.segments[way.front()].from};
  for (const std::uint32_t segment : way) {
    stops.push_back(network.segments[segment].to);
    const TrackSegment& s = network.segments[segment];
    for (std::size_t i = 0; i < s.pieces.size(); ++i) {
      const TrackPiece& piece = network.pieces[s.pieces[i]];
      run.path.push_back(piece_text(told.map, told.position, piece, s.reversed[i]));
      run.pieces.push_back({piece.hex, piece.path});
    }
  }
  for (const std::uint32_t stop : stops)
    run.stops.push_back({told.map.hexes()[network.stops[stop].hex].id, network.stops[stop].node,
                         plan.stops[stop].weight, true});
  const RunFacts facts = tell_payment(told, plan, chosen, way, stops, run);
  for (const RunFee& fee : told.rules.fees)
    if (!fee.from_revenue) run.fees += fee_of(fee, told.position, train, facts);
  return run;
}

}  // namespace

BestRuns best_runs(const Map& map, const Roster& roster, const Position& position, const RunRules& stated,
                   const RouteOptions& options) {
  const RunRules rules = rules_in_force(stated, roster, position);
  Effort effort(options.give_up, options.most_steps);
  NetworkOptions reach;
  reach.effort = &effort;
  for (const Train& train : position.trains)
    reach.open_to.insert(reach.open_to.end(), train.reach.open_to.begin(), train.reach.open_to.end());
  const Network network = build_network(map, roster, position, reach);
  BestRuns best;
  if (position.trains.empty() || (network.complete && network.segments.empty())) return best;
  const std::vector<TrainClass> classes = classes_of(map, position, network, rules);
  if (classes.empty()) return best;
  BestChoice choice = choose_runs({map, roster, position, stated, rules, network, classes}, options.few_steps,
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
  return best;
}

}  // namespace trackwright
