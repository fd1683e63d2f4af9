// The best runs of several trains at once, by a sweep over the map: hex after hex, keeping of all that the
// hexes taken so far could have led to only what matters to the others (dynamic programming over a front).
//
// The search by runs (search.h, combine.h) is at its best where trains are short or track is sparse. The
// sweep does not care how many runs there are, only how wide the map is: it proves what trains without a
// limit earn on boards where nobody could list their runs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/run/effort.h"
#include "engine/run/sweep_prices.h"
#include "engine/run/sweep_step.h"

namespace trackwright {

struct Swept {
  int total = 0;  // of the runs, as the sweep counts: bonuses that it could not follow may be in it
  int bound = 0;  // no set of runs of these trains earns more
  std::vector<ClassRun> runs;
};

// Orders of the hexes: one may prove what the other does not.
constexpr std::size_t sweep_narrow = 0;        // the front is narrowest
constexpr std::size_t sweep_tokens_early = 1;  // the company's tokens come early

class Sweep {
 public:
  // Network: all stops that can be reached are known.
  Sweep(const Map&, const Position&, const Network&, const std::vector<TrainClass>&, const RunRules&);

  // False: the board is too wide or its tiles are too rich for a sweep.
  bool possible() const { return possible_; }

  // How many trains of each class are swept, at most sweep_trains in all.
  using Counts = std::vector<std::size_t>;

  // Keeps so many states at most. Sets of runs that earn no more than `floor` are not looked for.
  // prices: of the same counts and order, to tell what can still be got; none: it is told roughly.
  Swept run(const Counts&, std::size_t width, int floor, std::size_t order, Effort&,
            const SweepPrices* prices = nullptr) const;

  // For any number of trains. Nothing where one of them has more than `most_nodes` states.
  std::optional<SweepPrices> price(const Counts&, std::size_t most_nodes, std::size_t order, Effort&) const;

  // The pieces of a run in order of travel, "G12:3-c0".
  std::vector<std::string> path(const ClassRun&) const;

 private:
  std::vector<ClassRun> runs_of(const SweepPlan&, const SweepTrains&, std::uint32_t state,
                                const std::vector<std::vector<SweepOrigin>>& origins) const;

  const Map& map_;
  const Position& position_;
  const Network& network_;
  const std::vector<TrainClass>& classes_;
  Field field_;
  std::vector<Fares> fares_;
  std::vector<SweepPlan> plans_;  // by order
  bool possible_ = false;
};

}  // namespace trackwright
