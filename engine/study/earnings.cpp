#include "engine/study/earnings.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <set>
#include <utility>

#include "engine/base/parallel.h"
#include "engine/run/reach.h"
#include "engine/study/journeys.h"
#include "engine/study/moves.h"

namespace trackwright {

namespace {

// Runs with more visits are not searched for.
constexpr int most_visits = 15;

// Runs with more visits have only the bound for any number of lays.
constexpr int most_bounded = 6;

// Larger titles take many seconds: 1822 has 0.4 million, 18OE 4.5 million.
constexpr std::size_t largest_extent = 600'000;

// How a train visits stops.
struct Visits {
  CountedKinds counted{true, true, true};  // other kinds may be visited without limit
  int most = 0;                            // of the kinds that count together, or hexes
  int free_paid = 0;                       // the most stops of the other kinds that it is paid for
};

// The largest sum of stops of the chosen kinds that fit.
template <class Fits>
int most_together(const CountedKinds& kinds, const Fits& fits) {
  int most = 0;
  const auto range = [&](std::size_t kind) { return kinds.at(kind) ? most_visits + 1 : 0; };
  for (int a = 0; a <= range(0); ++a)
    for (int b = 0; b <= range(1); ++b)
      for (int c = 0; c <= range(2); ++c)
        if (a + b + c > most && fits(StopCounts{a, b, c})) most = a + b + c;
  return most;
}

Visits visits_of(const TrainReach& reach) {
  Visits visits;
  if (reach.hexes() > 0) {
    visits.most = reach.hexes();
  } else {
    for (std::size_t kind = 0; kind < 3; ++kind) {
      StopCounts many{};
      many.at(kind) = TrainReach::boundless / 2;
      visits.counted.at(kind) = !reach.visits(many);
    }
    if (std::ranges::find(visits.counted, true) == visits.counted.end()) visits.counted = {true, true, true};
    visits.most = most_together(visits.counted, [&](const StopCounts& n) { return reach.visits(n); });
    CountedKinds free = visits.counted;
    for (bool& one : free) one = !one;
    visits.free_paid = most_together(free, [&](const StopCounts& n) { return reach.pays(n, n); });
  }
  visits.most = std::min(visits.most, most_visits);
  return visits;
}

ArmLimits limits_of(const TrainReach& reach, const Visits& visits, bool free_lays, bool simple) {
  ArmLimits limits;
  limits.lays = free_lays ? 0 : most_lays;
  limits.visits = visits.most;
  limits.free_lays = free_lays;
  limits.simple = simple;
  limits.count_hexes = reach.hexes() > 0;
  return limits;
}

int most_times(const TrainReach& reach) {
  int times = 1;
  for (const StopKind kind : {StopKind::City, StopKind::Town, StopKind::OffBoard})
    times = std::max(times, reach.multiplier(kind));
  return times;
}

// The revenue of a run over these stops, from the home on; none: the train cannot make it.
std::optional<int> revenue(const TrainReach& reach, const std::vector<MoveStop>& stops) {
  StopCounts counts{};
  std::vector<PayableStop> payable;
  std::set<std::string> groups;
  for (const MoveStop& one : stops) {
    const auto kind = static_cast<std::size_t>(one.stop->kind);
    counts.at(kind) += one.stop->visit_cost;
    payable.push_back({one.stop->kind, one.value * reach.multiplier(one.stop->kind), payable.empty(),
                       one.stop->visit_cost, false, false, false});
    for (const std::string& group : one.stop->groups)
      if (!groups.insert(group).second) return std::nullopt;
  }
  if (reach.hexes() == 0 && !reach.visits(counts)) return std::nullopt;
  const std::vector<std::size_t> paid = best_paid(reach, payable);
  if (!reach.pays_enough(paid.size()) || paid.empty()) return std::nullopt;
  int sum = 0;
  for (const std::size_t i : paid) sum += payable[i].value;
  return sum;
}

// Two arms of a home together, or one.
class RunFinder {
 public:
  RunFinder(const Moves& moves, const std::vector<std::uint32_t>& homes) : moves_(moves), homes_(homes) {
    for (const std::uint32_t home : homes) starts_.push_back(moves.starts(home));
  }

  // Runs by the number of lays; one entry if lays do not count.
  std::vector<BestRun> best(const TrainReach& reach, bool free_lays, int cap) {
    visits_ = visits_of(reach);
    std::vector<BestRun> runs(free_lays ? 1 : static_cast<std::size_t>(most_lays) + 1);
    const ArmLimits limits = limits_of(reach, visits_, free_lays, true);
    for (std::size_t h = 0; h < homes_.size(); ++h) find(reach, limits, h, runs);
    const bool bounded = !free_lays && visits_.most <= most_bounded;
    for (std::size_t h = 0; bounded && h < homes_.size(); ++h)
      bound(reach, limits_of(reach, visits_, free_lays, false), h, runs);
    for (std::size_t n = 0; n < runs.size(); ++n) {
      if (n > 0 && runs[n].found < runs[n - 1].found) {
        const int keep = runs[n].bound;
        runs[n] = runs[n - 1];
        runs[n].bound = keep;
      }
      if (n > 0) runs[n].bound = std::max(runs[n].bound, runs[n - 1].bound);
      if (!bounded) runs[n].bound = cap;
      runs[n].bound = std::max(std::min(runs[n].bound, cap), runs[n].found);
    }
    return runs;
  }

 private:
  // A bound for the value of stops whose kinds do not count, beside so many that do.
  int free_value(const TrainReach& reach, int visits) const {
    return std::min(visits_.free_paid, std::max(0, reach.most_paid() - visits)) * moves_.dearest_free();
  }

  int first_visits(const ArmLimits& limits, const HomeStart& start) const {
    return limits.count_hexes ? 1 : start.cost;
  }
  int first_lays(const ArmLimits& limits, const HomeStart& start) const {
    return limits.free_lays ? 0 : start.lays;
  }

  // Whether a run within the hex is possible.
  bool fits(const ArmLimits& limits, const HomeStart& start) const {
    return first_lays(limits, start) <= limits.lays && first_visits(limits, start) <= limits.visits;
  }

  // By the side of the home. Each start uses at least some of the lays and visits.
  std::map<std::size_t, std::unique_ptr<ArmSearch>> searches(ArmLimits limits, std::size_t h) const {
    std::map<std::size_t, std::unique_ptr<ArmSearch>> by_side;
    if (starts_[h].empty()) return by_side;
    int lays = limits.lays;
    int visits = limits.visits;
    for (const HomeStart& start : starts_[h]) {
      lays = std::min(lays, first_lays(limits, start));
      visits = std::min(visits, first_visits(limits, start));
    }
    limits.lays -= lays;
    limits.visits -= visits;
    for (const HomeStart& start : starts_[h])
      for (const std::uint8_t side : {start.first, start.second})
        if (side != at_stop && !by_side.contains(side)) {
          auto search = std::make_unique<ArmSearch>(moves_, limits);
          search->from(homes_[h], side, homes_);
          by_side.emplace(side, std::move(search));
        }
    return by_side;
  }

  // Calls `pair` for all arms of a start that fit together within the limits; the second may be null.
  template <class Pair>
  void each_pair(const ArmLimits& limits, const HomeStart& start, const ArmSearch& first,
                 const ArmSearch* second, const Pair& pair) const {
    const int lays = limits.lays - first_lays(limits, start);
    const int visits = limits.visits - first_visits(limits, start);
    for (int l = 0; l <= lays; ++l)
      for (int v = 0; v <= visits; ++v) {
        if (first.arms(l, v).empty()) continue;
        if (second == nullptr) {
          pair(l, v, first.arms(l, v), std::vector<Arm>());
          continue;
        }
        for (int k = 0; k + l <= lays; ++k)
          for (int w = 0; w + v <= visits; ++w)
            if (!second->arms(k, w).empty()) pair(l + k, v + w, first.arms(l, v), second->arms(k, w));
      }
  }

  void find(const TrainReach& reach, const ArmLimits& limits, std::size_t h, std::vector<BestRun>& runs) {
    const auto by_side = searches(limits, h);
    const int times = most_times(reach);
    for (const HomeStart& start : starts_[h]) {
      if (start.first == at_stop) {
        if (fits(limits, start))
          take(reach, h, start, {}, {}, runs[static_cast<std::size_t>(first_lays(limits, start))]);
        continue;
      }
      const ArmSearch& first = *by_side.at(start.first);
      const ArmSearch* second = start.second == at_stop ? nullptr : by_side.at(start.second).get();
      each_pair(limits, start, first, second,
                [&](int lays, int visits, const std::vector<Arm>& some, const std::vector<Arm>& others) {
                  BestRun& run = runs[static_cast<std::size_t>(lays + first_lays(limits, start))];
                  const int more = start.value + free_value(reach, visits + first_visits(limits, start));
                  for (const Arm& a : some) {
                    if (second == nullptr && (more + a.value) * times > run.found)
                      take(reach, h, start, first.steps(a), {}, run);
                    for (const Arm& b : others)
                      if ((more + a.value + b.value) * times > run.found)
                        take(reach, h, start, first.steps(a), second->steps(b), run);
                  }
                });
    }
  }

  void take(const TrainReach& reach, std::size_t h, const HomeStart& start,
            const std::vector<ArmSearch::Step>& a, const std::vector<ArmSearch::Step>& b,
            BestRun& run) const {
    for (const ArmSearch::Step& one : a)
      if (std::ranges::find(b, one.hex, &ArmSearch::Step::hex) != b.end()) return;
    std::vector<MoveStop> stops = start.stops;
    for (const auto* steps : {&a, &b})
      for (const ArmSearch::Step& step : *steps)
        stops.insert(stops.end(), step.move->stops.begin(), step.move->stops.end());
    const auto paid = revenue(reach, stops);
    if (!paid || *paid <= run.found) return;
    run.found = *paid;
    run.over.clear();
    const std::vector<Hex>& hexes = moves_.ground().title().map.hexes();
    for (auto step = a.rbegin(); step != a.rend(); ++step) run.over.push_back(hexes[step->hex].id);
    run.over.push_back(hexes[homes_[h]].id);
    for (const ArmSearch::Step& step : b) run.over.push_back(hexes[step.hex].id);
  }

  void bound(const TrainReach& reach, const ArmLimits& limits, std::size_t h, std::vector<BestRun>& runs) {
    const auto by_side = searches(limits, h);
    const int times = most_times(reach);
    for (const HomeStart& start : starts_[h]) {
      if (start.first == at_stop) {
        const int value = start.value + free_value(reach, first_visits(limits, start));
        if (!fits(limits, start)) continue;
        BestRun& run = runs[static_cast<std::size_t>(first_lays(limits, start))];
        run.bound = std::max(run.bound, value * times);
        continue;
      }
      each_pair(limits, start, *by_side.at(start.first),
                start.second == at_stop ? nullptr : by_side.at(start.second).get(),
                [&](int lays, int visits, const std::vector<Arm>& some, const std::vector<Arm>& others) {
                  BestRun& run = runs[static_cast<std::size_t>(lays + first_lays(limits, start))];
                  const int more = (others.empty() ? 0 : others.front().value) +
                                   free_value(reach, visits + first_visits(limits, start));
                  run.bound = std::max(run.bound, (start.value + some.front().value + more) * times);
                });
    }
  }

  const Moves& moves_;
  const std::vector<std::uint32_t>& homes_;
  std::vector<std::vector<HomeStart>> starts_;  // by home
  Visits visits_;
};

std::string phase_name(const StudyGround& ground, std::size_t phase) {
  const Roster& roster = ground.title().roster;
  return roster.phases.empty() ? std::string() : roster.phases[phase].name.value;
}

// Trains with the same reach earn the same.
std::vector<const Train*> different_trains(const Roster& roster, std::size_t phase) {
  std::vector<const Train*> trains;
  for (const Train* train : trains_sold_in(roster, phase))
    if (std::ranges::none_of(trains, [&](const Train* one) {
          return one->reach == train->reach && (one->name.value == "D") == (train->name.value == "D");
        }))
      trains.push_back(train);
  return trains;
}

// The moves of one phase for each kind of train that is sold in it.
class PhaseMoves {
 public:
  PhaseMoves(const StudyGround& ground, std::size_t phase)
      : trains_(different_trains(ground.title().roster, phase)) {
    for (const Train* train : trains_)
      if (const Key key = key_of(*train); !moves_.contains(key))
        moves_.emplace(key, std::make_unique<Moves>(ground, phase, key.first, key.second));
  }

  const std::vector<const Train*>& trains() const { return trains_; }
  const Moves& of(const Train& train) const { return *moves_.at(key_of(train)); }

 private:
  using Key = std::pair<bool, CountedKinds>;
  static Key key_of(const Train& train) {
    const TrainReach reach(train);
    return {reach.diesel(), visits_of(reach).counted};
  }

  std::vector<const Train*> trains_;
  std::map<Key, std::unique_ptr<Moves>> moves_;
};

// The time to search for runs with any number of lays grows with this number.
std::size_t extent_of(const StudyGround& ground) {
  std::size_t visits = 0;
  for (std::size_t phase = 0; phase < ground.phases; ++phase)
    for (const Train* train : different_trains(ground.title().roster, phase))
      visits += static_cast<std::size_t>(visits_of(TrainReach(*train)).most);
  return visits * ground.title().companies.companies.size() * ground.hexes.size();
}

// `far`: searches for runs with any number of lays; otherwise those with the most lays stand for them.
CompanyEarnings earnings_of(const StudyGround& ground, const Company& company, std::size_t phase,
                            const PhaseMoves& moves, int cap, bool far) {
  CompanyEarnings best{company.id.value, phase_name(ground, phase), {}, {}, {}};
  best.after_lays.resize(static_cast<std::size_t>(most_lays) + 1);
  const std::vector<std::uint32_t> homes = homes_of(ground.title(), company);
  if (homes.empty()) return best;
  const Train* chosen = nullptr;
  for (const Train* train : moves.trains()) {
    const BestRun any = RunFinder(moves.of(*train), homes).best(TrainReach(*train), far, cap).back();
    if (chosen != nullptr && any.found <= best.with_all.found) continue;
    chosen = train;
    best.with_all = any;
  }
  if (chosen == nullptr) return best;
  best.train = chosen->name.value;
  best.after_lays = RunFinder(moves.of(*chosen), homes).best(TrainReach(*chosen), false, cap);
  if (best.after_lays.back().found > best.with_all.found) best.with_all = best.after_lays.back();
  best.with_all.bound = cap;
  return best;
}

std::vector<HexUse> uses_of(const StudyGround& ground, const std::vector<CompanyEarnings>& all) {
  std::map<std::string, std::map<std::string, std::size_t>> counts;  // by hex and company
  std::map<std::string, std::size_t> phases;                         // with a run, by company
  for (const CompanyEarnings& one : all) {
    if (one.with_all.found == 0) continue;
    ++phases[one.company];
    for (const std::string& hex : one.with_all.over) ++counts[hex][one.company];
  }
  std::vector<HexUse> uses;
  for (const HexGround& hex : ground.hexes) {
    if (hex.states.size() < 2 && exits(hex.hex->tile) == 0) continue;
    HexUse use{hex.hex->id, {}, {}};
    for (const auto& [company, count] : counts[hex.hex->id]) {
      use.companies.push_back(company);
      if (count == phases[company]) use.always.push_back(company);
    }
    uses.push_back(std::move(use));
  }
  return uses;
}

}  // namespace

EarningStudy study_earnings(const StudyGround& ground, const JourneyStudy& journeys) {
  const std::vector<Company>& companies = ground.title().companies.companies;
  EarningStudy study;
  const bool far = extent_of(ground) <= largest_extent;
  study.companies.resize(companies.size() * ground.phases);
  for (std::size_t phase = 0; phase < ground.phases; ++phase) {
    const PhaseMoves moves(ground, phase);
    in_parallel(companies.size(), [&](std::size_t i) {
      const std::string name = phase_name(ground, phase);
      const auto reach = std::ranges::find_if(journeys.reaches, [&](const CompanyReaches& one) {
        return one.company == companies[i].id.value && one.phase == name;
      });
      const int cap = reach == journeys.reaches.end() ? 0 : reach->best.value_or(0);
      study.companies[i * ground.phases + phase] = earnings_of(ground, companies[i], phase, moves, cap, far);
    });
  }
  study.uses = uses_of(ground, study.companies);
  return study;
}

const CompanyEarnings* find_earnings(const EarningStudy& study, const std::string& company,
                                     const std::string& phase) {
  const auto found = std::ranges::find_if(study.companies, [&](const CompanyEarnings& one) {
    return one.company == company && one.phase == phase;
  });
  return found == study.companies.end() ? nullptr : &*found;
}

BestRun run_after(const CompanyEarnings& one, int lays) {
  return lays > most_lays ? one.with_all : one.after_lays[static_cast<std::size_t>(std::max(lays, 0))];
}

}  // namespace trackwright
