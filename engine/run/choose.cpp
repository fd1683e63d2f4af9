#include "engine/run/choose.h"

#include <algorithm>
#include <numeric>

#include "engine/run/in_force.h"

namespace trackwright {

namespace {

class Chooser {
 public:
  Chooser(const ChoiceTask& task, Effort& effort) : task_(task), effort_(effort) {
    for (const TrainClass& trains : task.classes)
      best_.bound += static_cast<int>(trains.trains.size()) * most_alone(trains.plan);
  }

  BestChoice choose(std::uint64_t few_steps) {
    few_steps_ = few_steps;
    search(few_steps);
    if (!done()) sweep();
    if (!done()) search(Effort::boundless);
    best_.bound = std::max(best_.bound, best_.total);
    return std::move(best_);
  }

 private:
  bool done() const { return best_.bound <= best_.total || effort_.stopped(); }

  void search(std::uint64_t steps) {
    const Network& network = task_.network;
    if (!network.complete || steps == 0) return;
    effort_.allow(steps);
    const std::size_t most = std::max({claim_bits().end(), std::size_t{network.junction_count},
                                       std::size_t{network.group_count}, network.stops.size()});
    if (most <= 64)
      search_in<1>();
    else if (most <= 128)
      search_in<2>();
    else if (most <= 256)
      search_in<4>();
    else if (most <= 1024)
      search_in<16>();
    else if (network.segments.size() < 5000)  // sets so large fill the memory
      search_in<1024>();
    effort_.allow(Effort::boundless);
  }

  ClaimBits claim_bits() const {
    ClaimBits bits{.track = task_.network.resource_count,
                   .stacks = 1,
                   .once = once_bonuses(task_.rules),
                   .bypass = has_bypass(task_.rules, task_.position) ? std::size_t{1} : 0,
                   .stops = 0};
    for (const TrainClass& trains : task_.classes) {
      bits.stacks = std::max(bits.stacks, trains.plan.stack + 1);
      if (trains.plan.local) bits.stops = task_.network.stops.size();
    }
    return bits;
  }

  template <std::size_t W>
  void search_in() {
    RouteCombination<W> combination(task_.network, task_.classes, claim_bits(),
                                    task_.rules.sharing == TrackSharing::Always,
                                    passes_of(task_.rules, task_.position), effort_);
    Choice choice = combination.best(best_.total);
    best_.candidates += choice.candidates;
    best_.bound = std::min(best_.bound, choice.bound);
    if (choice.total <= best_.total) return;
    best_.total = choice.total;
    best_.runs = std::move(choice.runs);
    best_.swept.clear();
  }

  void sweep() {
    const Sweep sweep(task_.map, task_.position, task_.network, task_.classes, task_.rules);
    if (!sweep.possible()) return;
    sweep_alone(sweep);
    if (task_.rules.sharing != TrackSharing::Never) return;  // sweeps of several trains share none
    const Sweep::Counts counts = dearest();
    const std::size_t trains = std::accumulate(counts.begin(), counts.end(), std::size_t{0});
    for (std::size_t width = narrow; width <= widest && !done(); width *= 7) {
      for (const std::size_t order : {std::size_t{0}, std::size_t{1}})
        if (trains > 1 && !done()) sweep_together(sweep, counts, width, order);
      if (!done() && width > 40 * narrow && 7 * width <= widest) search(8 * few_steps_);
    }
  }

  // What each train could earn by itself; all of them together do not earn more.
  void sweep_alone(const Sweep& sweep) {
    int sum = 0;
    for (std::size_t c = 0; c < task_.classes.size(); ++c) {
      Sweep::Counts one(task_.classes.size(), 0);
      one[c] = 1;
      int bound = most_alone(task_.classes[c].plan);
      for (std::size_t width = narrow; width <= widest && !effort_.stopped(); width *= 7) {
        const Swept swept = sweep.run(one, width, 0, effort_);
        bound = std::min(bound, swept.bound);
        adopt(swept);
        if (swept.bound <= swept.total) break;
      }
      alone_.push_back(bound);
      sum += bound * static_cast<int>(task_.classes[c].trains.size());
    }
    best_.bound = std::min(best_.bound, sum);
  }

  // The trains that could earn most, as many as a sweep takes.
  Sweep::Counts dearest() const {
    std::vector<std::size_t> order(task_.classes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return alone_[a] > alone_[b]; });
    Sweep::Counts counts(task_.classes.size(), 0);
    std::size_t left = sweep_trains;
    for (const std::size_t c : order) {
      counts[c] = std::min(left, task_.classes[c].trains.size());
      left -= counts[c];
    }
    return counts;
  }

  void sweep_together(const Sweep& sweep, const Sweep::Counts& counts, std::size_t width, std::size_t order) {
    int others = 0;
    for (std::size_t c = 0; c < counts.size(); ++c)
      others += alone_[c] * static_cast<int>(task_.classes[c].trains.size() - counts[c]);
    const int floor = others == 0 ? best_.total : 0;
    const Swept swept = sweep.run(counts, width, floor, effort_, order);
    best_.bound = std::min(best_.bound, swept.bound + others);
    adopt(swept);
  }

  // What the sweep counted is what the rules say, or it is not taken.
  void adopt(const Swept& swept) {
    if (swept.total <= best_.total) return;
    std::vector<StatedRun> stated;
    for (const SweptRun& run : swept.runs) stated.push_back({run.train, run.path});
    std::vector<Judgement> judged = judge_runs(task_.map, task_.roster, task_.position, stated, task_.rules);
    int total = 0;
    for (const Judgement& one : judged) {
      if (!one.legal) return;
      total += one.run.revenue;
    }
    if (total <= best_.total) return;
    best_.total = total;
    best_.swept = std::move(judged);
    best_.runs.clear();
  }

  static constexpr std::size_t narrow = 1000;  // states that a sweep keeps
  static constexpr std::size_t widest = 350'000;

  const ChoiceTask& task_;
  Effort& effort_;
  BestChoice best_;
  std::uint64_t few_steps_ = 0;
  std::vector<int> alone_;  // no more than this one train of the class earns
};

}  // namespace

BestChoice choose_runs(const ChoiceTask& task, std::uint64_t few_steps, Effort& effort) {
  return Chooser(task, effort).choose(few_steps);
}

}  // namespace trackwright
