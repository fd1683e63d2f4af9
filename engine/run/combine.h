// Selects one run for each train, without shared track, for the greatest total. Internal to the routes.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <numeric>
#include <vector>

#include "engine/run/search.h"

namespace trackwright {

// A stored run of the search. The pool contains its segments (the first arm outward from the root, then the
// second), then its optional stops that do not count.
template <std::size_t W>
struct Candidate {
  Bits<W> resources;  // track, then bonuses that are paid once
  int revenue = 0;
  std::uint32_t first = 0;
  std::uint16_t length = 0;
  std::uint16_t first_arm = 0;
  std::uint16_t skipped = 0;
  std::uint32_t root = 0;  // the stop where its search started
  int passages = 0;
};

struct ChosenRun {
  std::size_t train = 0;
  std::size_t train_class = 0;
  int revenue = 0;
  std::uint32_t root = 0;               // a stop of the run; the whole run if it stays in one city
  std::vector<std::uint32_t> segments;  // empty: it stays in one city
  std::size_t first_arm = 0;
  std::vector<std::uint32_t> skipped;
  std::vector<std::uint32_t> once;  // the once-only bonuses that it received
};

struct Choice {
  int total = 0;
  int bound = 0;
  bool complete = true;
  std::uint64_t candidates = 0;
  std::vector<ChosenRun> runs;
};

template <std::size_t W>
class RouteCombination {
 public:
  // shared: runs of the company share track regardless of the stack.
  RouteCombination(const Network& network, const std::vector<TrainClass>& classes, const ClaimBits& bits,
                   bool shared, int passes, Effort& effort)
      : network_(network),
        classes_(classes),
        bits_(bits),
        shared_(shared),
        passes_(passes),
        effort_(effort) {}

  // Skips sets of runs that earn no more than `known`.
  Choice best(int known) {
    best_total_ = known;
    for (std::size_t c = 0; c < classes_.size(); ++c)
      for (std::size_t i = 0; i < classes_[c].trains.size(); ++i) seats_.push_back(c);
    pools_.resize(classes_.size());
    find_tops();
    try_greedy();
    if (best_total_ < top_sum() && choice_.complete) search();
    return conclude();
  }

 private:
  using Kept = Candidate<W>;

  struct Pool {
    int top = 0;    // the most that one train of the class can earn alone, as far as seen
    int bound = 0;  // upper limit of its revenue
    std::vector<Kept> candidates;
    std::vector<std::uint32_t> numbers;
  };

  struct Placed {
    std::size_t seat_class = 0;
    Kept run;
    std::vector<std::uint32_t> numbers;  // of the run, copied from its pool
  };

  int top_sum() const {
    int sum = 0;
    for (const std::size_t c : seats_) sum += pools_[c].bound;
    return sum;
  }

  Kept keep(const RouteSearch<W>& search, int revenue, const Bits<W>& claimed, const Bits<W>& taken,
            std::vector<std::uint32_t>& numbers) const {
    Kept kept;
    if (!shared_) kept.resources = search.resources();
    kept.resources -= taken;
    kept.resources |= claimed;
    kept.root = search.root();
    kept.revenue = revenue;
    kept.first = static_cast<std::uint32_t>(numbers.size());
    kept.length = static_cast<std::uint16_t>(search.path().size());
    kept.first_arm = static_cast<std::uint16_t>(search.first_arm());
    kept.skipped = static_cast<std::uint16_t>(search.skipped().size());
    kept.passages = search.passages();
    numbers.insert(numbers.end(), search.path().begin(), search.path().end());
    numbers.insert(numbers.end(), search.skipped().begin(), search.skipped().end());
    return kept;
  }

  // The best run of one train that shares nothing with `taken` and needs at most `passes` cards.
  Placed best_alone(std::size_t train_class, const Bits<W>& taken, int passes) {
    Placed best{train_class, {}, {}};
    RouteSearch<W> search(network_, classes_[train_class].plan, bits_);
    search.passes = passes;
    search.only_run = seats_.size() == 1;
    const typename RouteSearch<W>::Take take = [&](RouteSearch<W>& at, int revenue, const Bits<W>& claimed) {
      best.numbers.clear();
      best.run = keep(at, revenue, claimed, taken, best.numbers);
      search.floor = revenue;
    };
    search.run(taken, take, effort_);
    choice_.candidates += search.found();
    if (search.stopped()) choice_.complete = false;
    return best;
  }

  void find_tops() {
    for (std::size_t c = 0; c < classes_.size(); ++c) {
      const Placed top = best_alone(c, {}, passes_);
      pools_[c].top = top.run.revenue;
      pools_[c].bound = choice_.complete ? top.run.revenue : most_alone(classes_[c].plan);
      adopt({top});
    }
  }

  void adopt(const std::vector<Placed>& runs) {
    int total = 0;
    for (const Placed& placed : runs) total += placed.run.revenue;
    if (total <= best_total_) return;
    best_total_ = total;
    best_ = runs;
  }

  // Each train in turn takes its best run: first with the most valuable classes first, then in reverse order.
  void try_greedy() {
    if (seats_.size() < 2) return;
    std::ranges::stable_sort(seats_,
                             [&](std::size_t a, std::size_t b) { return pools_[a].top > pools_[b].top; });
    for (const bool forward : {true, false}) {
      if (best_total_ >= top_sum()) return;
      std::vector<Placed> runs;
      Bits<W> taken;
      int passes = passes_;
      for (std::size_t i = 0; i < seats_.size(); ++i) {
        Placed next = best_alone(seats_[forward ? i : seats_.size() - 1 - i], taken, passes);
        if (next.run.revenue <= 0) continue;
        taken |= next.run.resources;
        passes -= next.run.passages;
        runs.push_back(std::move(next));
      }
      adopt(runs);
    }
  }

  // Collects all runs that could be part of a better set than the best so far.
  bool collect() {
    const int sum = top_sum();
    std::size_t kept = 0;
    for (std::size_t c = 0; c < classes_.size(); ++c) {
      Pool& pool = pools_[c];
      RouteSearch<W> search(network_, classes_[c].plan, bits_);
      search.passes = passes_;
      search.floor = std::max(0, best_total_ - (sum - pool.top));
      const typename RouteSearch<W>::Take take = [&](RouteSearch<W>& at, int revenue,
                                                     const Bits<W>& claimed) {
        pool.candidates.push_back(keep(at, revenue, claimed, {}, pool.numbers));
        kept += sizeof(Kept) + sizeof(std::uint32_t) * (at.path().size() + at.skipped().size());
        if (kept > most_kept) at.stop();
      };
      search.run({}, take, effort_);
      choice_.candidates += search.found();
      if (search.stopped()) return false;
      std::ranges::stable_sort(pool.candidates,
                               [](const Kept& a, const Kept& b) { return a.revenue > b.revenue; });
    }
    return true;
  }

  using Lists = std::vector<std::vector<std::uint32_t>>;  // indices of candidates that still fit, by class

  void search() {
    if (!collect()) {
      choice_.complete = false;
      return;
    }
    Lists lists(classes_.size());
    for (std::size_t c = 0; c < classes_.size(); ++c) {
      lists[c].resize(pools_[c].candidates.size());
      std::iota(lists[c].begin(), lists[c].end(), 0U);
    }
    // Put short lists first: their choice cuts the other lists most.
    std::ranges::stable_sort(seats_, [&](std::size_t a, std::size_t b) {
      return std::pair(lists[a].size(), a) < std::pair(lists[b].size(), b);
    });
    place(0, {0, passes_}, lists, {});
  }

  int head(const std::vector<std::uint32_t>& list, std::size_t train_class) const {
    return list.empty() ? 0 : pools_[train_class].candidates[list.front()].revenue;
  }

  // The most that the seats from `seat` on can add.
  int hope(std::size_t seat, const Lists& lists) const {
    int sum = 0;
    for (std::size_t s = seat; s < seats_.size(); ++s) sum += head(lists[seats_[s]], seats_[s]);
    return sum;
  }

  // The revenue of the trains placed so far, and the passage cards that remain.
  struct SoFar {
    int sum = 0;
    int passes = 0;
  };

  void place(std::size_t seat, SoFar before, const Lists& lists,
             std::vector<std::pair<std::size_t, std::uint32_t>> chosen) {
    const int sum = before.sum;
    if (!choice_.complete) return;
    if (sum > best_total_) adopt_chosen(chosen);
    if (seat == seats_.size() || sum + hope(seat, lists) <= best_total_) return;
    if (!effort_.step()) {
      choice_.complete = false;
      return;
    }
    const std::size_t train_class = seats_[seat];
    const auto& list = lists[train_class];
    const int others = hope(seat + 1, lists);
    for (std::size_t i = 0; i < list.size(); ++i) {
      const Kept& run = pools_[train_class].candidates[list[i]];
      if (sum + run.revenue + others <= best_total_) break;
      const SoFar after{sum + run.revenue, before.passes - run.passages};
      Lists rest = without(lists, seat, run, after.passes, train_class, i);
      if (!choice_.complete) return;
      if (sum + run.revenue + hope(seat + 1, rest) <= best_total_) continue;
      chosen.emplace_back(train_class, list[i]);
      place(seat + 1, after, rest, chosen);
      chosen.pop_back();
    }
    if (sum + others > best_total_) place_none(seat, before, lists, chosen);
  }

  // The train at this seat does not run, nor do the remaining trains of its class.
  void place_none(std::size_t seat, SoFar before, const Lists& lists,
                  const std::vector<std::pair<std::size_t, std::uint32_t>>& chosen) {
    Lists rest = lists;
    rest[seats_[seat]].clear();
    place(seat + 1, before, rest, chosen);
  }

  // The candidates that still fit beside `run`. Of equal trains the later one takes a later candidate.
  Lists without(const Lists& lists, std::size_t seat, const Kept& run, int passes, std::size_t train_class,
                std::size_t index) {
    Lists rest(lists.size());
    std::vector<bool> needed(lists.size(), false);
    for (std::size_t s = seat + 1; s < seats_.size(); ++s) needed[seats_[s]] = true;
    for (std::size_t c = 0; c < lists.size(); ++c) {
      if (!needed[c]) continue;
      for (std::size_t i = c == train_class ? index + 1 : 0; i < lists[c].size(); ++i) {
        const Kept& other = pools_[c].candidates[lists[c][i]];
        if ((i & 63U) == 63U && !effort_.step()) {
          choice_.complete = false;
          return rest;
        }
        if (other.passages <= passes && !other.resources.meets(run.resources)) rest[c].push_back(lists[c][i]);
      }
    }
    return rest;
  }

  void adopt_chosen(const std::vector<std::pair<std::size_t, std::uint32_t>>& chosen) {
    std::vector<Placed> runs;
    for (const auto& [train_class, index] : chosen) {
      const Pool& pool = pools_[train_class];
      const Kept& run = pool.candidates[index];
      const auto from = pool.numbers.begin() + run.first;
      runs.push_back({train_class, run, {from, from + run.length + run.skipped}});
    }
    adopt(runs);
  }

  Choice conclude() {
    choice_.total = best_total_;
    choice_.bound = choice_.complete ? best_total_ : std::max(best_total_, top_sum());
    std::vector<std::size_t> used(classes_.size(), 0);
    for (const Placed& placed : best_) {
      if (placed.run.revenue <= 0) continue;
      ChosenRun run;
      run.train_class = placed.seat_class;
      run.train = classes_[placed.seat_class].trains.at(used[placed.seat_class]++);
      run.revenue = placed.run.revenue;
      run.root = placed.run.root;
      run.first_arm = placed.run.first_arm;
      const auto middle = placed.numbers.begin() + placed.run.length;
      run.segments.assign(placed.numbers.begin(), middle);
      run.skipped.assign(middle, placed.numbers.end());
      for (std::uint32_t bit = 0; bit < bits_.once; ++bit)
        if (placed.run.resources.test(bits_.once_at() + bit)) run.once.push_back(bit);
      choice_.runs.push_back(std::move(run));
    }
    return std::move(choice_);
  }

  static constexpr std::size_t most_kept = 150'000'000;  // bytes

  const Network& network_;
  const std::vector<TrainClass>& classes_;
  ClaimBits bits_;
  bool shared_;
  int passes_;
  Effort& effort_;
  std::vector<std::size_t> seats_;  // the class of each train
  std::vector<Pool> pools_;
  Choice choice_;
  int best_total_ = 0;
  std::vector<Placed> best_;
};

}  // namespace trackwright
