// The best runs of several trains at once, by a sweep over the map: hex after hex, keeping of all that the
// hexes taken so far could have led to only what matters to the others (dynamic programming over a front).
//
// The search by runs (search.h, combine.h) is at its best where trains are short or track is sparse. The
// sweep does not care how many runs there are, only how wide the map is: it proves what trains without a
// limit earn on boards where nobody could list their runs.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/run/effort.h"
#include "engine/run/sweep_step.h"

namespace trackwright {

struct SweptRun {
  std::size_t train = 0;          // index into Position::trains
  std::vector<std::string> path;  // "G12:3-c0", in order of travel
};

struct Swept {
  int total = 0;  // of the runs, as the sweep counts: bonuses that it could not follow may be in it
  int bound = 0;  // no set of runs of these trains earns more
  std::vector<SweptRun> runs;
};

class Sweep {
 public:
  // Network: all stops that can be reached are known.
  Sweep(const Map&, const Position&, const Network&, const std::vector<TrainClass>&, const RunRules&);

  // False: the board is too wide or its tiles are too rich for a sweep.
  bool possible() const { return possible_; }

  // How many trains of each class are swept, at most sweep_trains in all.
  using Counts = std::vector<std::size_t>;

  // Keeps so many states at most. Sets of runs that earn no more than `floor` are not looked for.
  // `order`: 0 where the front is narrowest, 1 where tokens come early; one may find what the other misses.
  Swept run(const Counts&, std::size_t width, int floor, Effort&, std::size_t order = 0) const;

 private:
  std::vector<SweptRun> runs_of(const SweepPlan&, const SweepTrains&, std::uint32_t state,
                                const std::vector<std::vector<SweepOrigin>>& origins) const;
  std::vector<std::string> path_of(std::vector<std::pair<std::uint32_t, std::uint32_t>> ways) const;

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
