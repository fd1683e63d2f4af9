#include "engine/run/choose.h"

#include <algorithm>
#include <numeric>
#include <optional>

#include "engine/run/in_force.h"

namespace trackwright {

namespace {

class Chooser {
 public:
  Chooser(const ChoiceTask& task, std::size_t most_nodes, Effort& effort)
      : task_(task), most_nodes_(most_nodes), effort_(effort) {
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
    else if (network.segments.size() < 5000)  // larger sets exhaust the memory
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
    if (task_.rules.sharing != TrackSharing::Never) {  // sweeps of several trains share no track
      sweep_alone(sweep);
      return;
    }
    for (const std::size_t order : {sweep_tokens_early, sweep_narrow}) {
      if (done()) return;
      if (std::optional<SweepPrices> prices = sweep.price(all(), most_nodes_, order, effort_)) {
        sweep_priced(sweep, *prices, order);
      } else if (order == sweep_tokens_early) {
        sweep_alone(sweep);
        sweep_plainly(sweep);
        return;
      }
    }
  }

  Sweep::Counts all() const {
    Sweep::Counts counts;
    for (const TrainClass& trains : task_.classes) counts.push_back(trains.trains.size());
    return counts;
  }

  // Sweeps with prices on track that several trains want.
  void sweep_priced(const Sweep& sweep, SweepPrices& prices, std::size_t order) {
    alone_.clear();
    for (std::size_t c = 0; c < task_.classes.size(); ++c) alone_.push_back(prices.alone(c));
    best_.bound = std::min(best_.bound, prices.bound());
    adopt(sweep, prices.one_by_one());
    prices.tighten(best_.total, effort_);
    best_.bound = std::min(best_.bound, prices.bound());
    const Sweep::Counts counts = dearest(sweep_trains);
    const int others = others_alone(counts);
    if (counts != all()) {
      prices.count(counts);
      prices.tighten(best_.total - others, effort_);
    }
    for (std::size_t width = narrow; width <= widest && !done(); width *= 7) {
      const Swept swept = sweep.run(counts, width, best_.total - others, order, effort_, &prices);
      best_.bound = std::min(best_.bound, swept.bound + others);
      adopt(sweep, prices.one_by_one(swept.runs));
    }
  }

  // Sweeps without prices, if the trains have too many options to be priced.
  void sweep_plainly(const Sweep& sweep) {
    const Sweep::Counts every = all();
    const std::size_t most =
        std::min(sweep_trains, std::accumulate(every.begin(), every.end(), std::size_t{0}));
    for (std::size_t width = narrow; width <= widest && !done(); width *= 7) {
      // Sweep few trains first, since that works better; the runs of all are no worse than those of some.
      for (std::size_t trains = 2; trains <= most; ++trains)
        for (const std::size_t order : {sweep_narrow, sweep_tokens_early}) {
          if (done()) return;
          const Sweep::Counts counts = dearest(trains);
          const int others = others_alone(counts);
          const Swept swept = sweep.run(counts, width, best_.total - others, order, effort_);
          best_.bound = std::min(best_.bound, swept.bound + others);
          adopt(sweep, swept.runs);
        }
      if (!done() && width > 40 * narrow && 7 * width <= widest) search(8 * few_steps_);
    }
  }

  // Bounds the revenue of each train by itself; all of them together do not earn more.
  void sweep_alone(const Sweep& sweep) {
    alone_.clear();
    for (std::size_t c = 0; c < task_.classes.size(); ++c) {
      Sweep::Counts one(task_.classes.size(), 0);
      one[c] = 1;
      int bound = most_alone(task_.classes[c].plan);
      for (std::size_t width = narrow; width <= widest && !effort_.stopped(); width *= 7) {
        const Swept swept = sweep.run(one, width, 0, sweep_narrow, effort_);
        bound = std::min(bound, swept.bound);
        adopt(sweep, swept.runs);
        if (swept.bound <= swept.total) break;
      }
      alone_.push_back(bound);
    }
    best_.bound = std::min(best_.bound, others_alone(Sweep::Counts(task_.classes.size(), 0)));
  }

  // The bound of the remaining trains, each as if it ran alone.
  int others_alone(const Sweep::Counts& counts) const {
    int sum = 0;
    for (std::size_t c = 0; c < counts.size(); ++c)
      sum += alone_[c] * static_cast<int>(task_.classes[c].trains.size() - counts[c]);
    return sum;
  }

  // The `left` trains that could earn the most.
  Sweep::Counts dearest(std::size_t left) const {
    std::vector<std::size_t> order(task_.classes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return alone_[a] > alone_[b]; });
    Sweep::Counts counts(task_.classes.size(), 0);
    for (const std::size_t c : order) {
      counts[c] = std::min(left, task_.classes[c].trains.size());
      left -= counts[c];
    }
    return counts;
  }

  // Takes the runs only if they are legal and their judged total is better than the best one.
  void adopt(const Sweep& sweep, const std::vector<ClassRun>& runs) {
    std::vector<StatedRun> stated;
    std::vector<std::size_t> used(task_.classes.size(), 0);
    for (const ClassRun& run : runs)
      stated.push_back({task_.classes[run.train_class].trains[used[run.train_class]++], sweep.path(run)});
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
  const std::size_t most_nodes_;
  Effort& effort_;
  BestChoice best_;
  std::uint64_t few_steps_ = 0;
  std::vector<int> alone_;  // upper bound of one train of the class
};

}  // namespace

BestChoice choose_runs(const ChoiceTask& task, std::uint64_t few_steps, std::size_t most_nodes,
                       Effort& effort) {
  return Chooser(task, most_nodes, effort).choose(few_steps);
}

}  // namespace trackwright
