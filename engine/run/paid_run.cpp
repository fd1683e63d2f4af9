#include "engine/run/paid_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "engine/run/in_force.h"
#include "engine/run/run_facts.h"

namespace trackwright {

namespace {

class Payer {
 public:
  Payer(const RunCase& one, const StatedPath& path, VisitedStops& stops, Run& paid)
      : case_(one), path_(path), stops_(stops), visits_(stops.all()), paid_(paid) {}

  std::string pay() {
    if (case_.rules.one_gauge && count_gauges().changes > 0)
      return "the run changes between broad and narrow track";
    if (std::string refusal = enter_hexes(); !refusal.empty()) return refusal;
    if (std::string refusal = choose_counted(); !refusal.empty()) return refusal;
    for (RunStop& stop : paid_.stops) stop.paid = false;
    std::vector<PayableStop> payable;
    for (const std::size_t i : counted()) payable.push_back(payable_at(i));
    const auto choices = choices_of(payable);
    if (choices.empty()) return none_paid(payable);
    std::optional<Run> best;
    for (const auto& choice : choices) {
      Run run = paid_with(choice);
      if (!best || run.revenue > best->revenue) best = std::move(run);
    }
    paid_ = std::move(*best);
    return {};
  }

 private:
  const std::string& hex_of(const Visit& visit) const { return case_.hex(visit.hex).id; }

  GaugeCount count_gauges() const {
    GaugeCount gauges;
    for (const PathStep& step : path_.steps()) gauges.add(gauge_of(path_.path_of(step).track));
    return gauges;
  }

  std::string enter_hexes() const {
    const auto& steps = path_.steps();
    int hexes = 1;
    for (std::size_t i = 1; i < steps.size(); ++i) hexes += steps[i].hex != steps[i - 1].hex ? 1 : 0;
    if (case_.reach.hexes() <= 0 || hexes <= case_.reach.hexes()) return {};
    return fmt::format("the run enters {} hexes, more than a {}-train reaches", hexes,
                       case_.train.name.value);
  }

  // Leaves out optional stops, cheapest first, until the train can reach the rest.
  std::string choose_counted() {
    for (const Visit& visit : visits_)
      is_counted_.push_back(visit.stop.use != StopUse::Never && !visit.bypassed);
    while (!reaches()) {
      const auto cheapest = cheapest_optional();
      if (!cheapest && leaves_dearest()) continue;
      if (!cheapest)
        return fmt::format("the run has {} stops, more than a {}-train reaches", visits_.size(),
                           case_.train.name.value);
      is_counted_[*cheapest] = false;
    }
    return {};
  }

  bool reaches() const {
    StopCounts costs{};
    for (const std::size_t i : counted())
      costs.at(static_cast<std::size_t>(visits_[i].stop.kind)) += visits_[i].stop.visit_cost;
    return case_.reach.visits(costs);
  }

  std::vector<std::size_t> counted() const {
    std::vector<std::size_t> stops;
    for (std::size_t i = 0; i < visits_.size(); ++i)
      if (is_counted_[i]) stops.push_back(i);
    return stops;
  }

  std::optional<std::size_t> cheapest_optional() const {
    std::optional<std::size_t> cheapest;
    for (const std::size_t i : counted()) {
      if (visits_[i].stop.use != StopUse::Optional) continue;
      if (!cheapest || visits_[i].stop.value < visits_[*cheapest].stop.value) cheapest = i;
    }
    return cheapest;
  }

  // Leaves out the most valuable stop instead of passing a full city, but not the only one with a station.
  bool leaves_dearest() {
    if (stops_.bypasses() || !has_bypass(case_.rules, case_.position, case_.train) ||
        !case_.rules.bypass->or_dearest)
      return false;
    const auto stations = std::ranges::count_if(visits_, [](const Visit& v) { return v.stop.own; });
    std::optional<std::size_t> dearest;
    for (const std::size_t i : counted()) {
      if (visits_[i].stop.visit_cost == 0 || (stations == 1 && visits_[i].stop.own)) continue;
      if (!dearest || visits_[i].stop.value > visits_[*dearest].stop.value) dearest = i;
    }
    if (!dearest) return false;
    is_counted_[*dearest] = false;
    stops_.bypass();
    return true;
  }

  PayableStop payable_at(std::size_t i) const {
    const NetworkStop& stop = visits_[i].stop;
    return {stop.kind,       stop.value,         stop.own,
            stop.visit_cost, wanted(visits_[i]), always_counted(case_, hex_of(visits_[i])),
            stop.free};
  }

  // Whether a bonus depends on the stop.
  bool wanted(const Visit& visit) const {
    const auto here = [&](const BonusNeed& need) { return names(need.hexes, hex_of(visit)); };
    return std::ranges::any_of(case_.rules.bonuses, [&](const RunBonus& bonus) {
      if (!bonus.paid_stops && bonus.factor == 1) return false;
      if (bonus.by_stop() && bonus.needs.empty()) return true;
      return std::ranges::any_of(bonus.needs, here);
    });
  }

  std::vector<std::vector<std::size_t>> choices_of(const std::vector<PayableStop>& payable) const {
    std::vector<std::vector<std::size_t>> choices;
    if (case_.reach.pays_all()) {
      choices.emplace_back(payable.size());
      std::iota(choices.back().begin(), choices.back().end(), std::size_t{0});
    } else {
      choices = paid_choices(case_.reach, payable);
    }
    std::erase_if(choices, [&](const auto& choice) { return !case_.reach.pays_enough(choice.size()); });
    return choices;
  }

  std::string none_paid(const std::vector<PayableStop>& payable) const {
    const auto must = std::ranges::find_if(
        visits_, [&](const Visit& visit) { return always_counted(case_, hex_of(visit)); });
    if (std::ranges::any_of(payable, &PayableStop::must))
      return fmt::format("{} always counts, but a {}-train has no room for it", name_of(case_, *must),
                         case_.train.name.value);
    return fmt::format("a {}-train must count at least {} stops, but {} pay here", case_.train.name.value,
                       case_.train.reach.least_paid, best_paid(case_.reach, payable).size());
  }

  // `choice` contains indices into the counted stops.
  Run paid_with(const std::vector<std::size_t>& choice) const {
    Run run = paid_;
    const auto stops = counted();
    for (const std::size_t i : choice) {
      run.stops[stops[i]].paid = true;
      run.revenue += run.stops[stops[i]].value;
    }
    add_bonuses_and_fees(run);
    return run;
  }

  RunFacts facts_of(const Run& run) const {
    RunFacts facts;
    std::set<std::string> passed;
    const auto& steps = path_.steps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
      const std::string& here = path_.hex_of(steps[i]).id;
      passed.insert(here);
      if (i == 0 || steps[i].hex == steps[i - 1].hex) continue;
      const std::string& before = path_.hex_of(steps[i - 1]).id;
      facts.crossings.push_back(before + " " + here);
      facts.crossings.push_back(here + " " + before);
    }
    for (const RunStop& stop : run.stops) passed.insert(stop.hex);
    facts.passed_hexes.assign(passed.begin(), passed.end());
    for (std::size_t i = 0; i < run.stops.size(); ++i)
      facts.stops.push_back({run.stops[i].hex, run.stops[i].value, visits_[i].stop.own, run.stops[i].paid,
                             i == 0 || i + 1 == run.stops.size()});
    facts.gauge_changes = count_gauges().changes;
    return facts;
  }

  void add_bonuses_and_fees(Run& run) const {
    const RunFacts facts = facts_of(run);
    for (const auto& [rule, value] : bonuses_of(case_.rules, case_.position, case_.train, facts)) {
      const RunBonus& bonus = case_.rules.bonuses[rule];
      (bonus.to_treasury ? run.subsidies : run.bonuses).push_back({bonus.name, value});
      if (!bonus.to_treasury) run.revenue += value;
    }
    for (const RunFee& fee : case_.rules.fees) {
      const int amount = fee_of(fee, case_.position, case_.train, facts);
      if (fee.from_revenue)
        run.revenue -= amount;
      else
        run.fees += amount;
    }
  }

  const RunCase& case_;
  const StatedPath& path_;
  VisitedStops& stops_;
  const std::vector<Visit>& visits_;
  Run& paid_;
  std::vector<bool> is_counted_;
};

}  // namespace

std::string pay_run(const RunCase& one, const StatedPath& path, VisitedStops& stops, Run& run) {
  return Payer(one, path, stops, run).pay();
}

}  // namespace trackwright
