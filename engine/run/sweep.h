// Finds the best runs of several trains at once by a sweep over the map, hex by hex. Of all outcomes of the
// hexes taken so far it keeps only the data that later hexes depend on (dynamic programming over a front).
//
// The search by runs (search.h, combine.h) is best for short trains or sparse track. The cost of the sweep
// depends on the width of the map, not on the number of runs. It proves the revenue of unlimited trains on
// boards whose runs are too many to list.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/run/effort.h"
#include "engine/run/sweep_graph.h"
#include "engine/run/sweep_step.h"

namespace trackwright {

struct Swept {
  int total = 0;  // of the runs, as the sweep counts; may include bonuses that it could not track exactly
  int bound = 0;  // no set of runs of these trains earns more
  std::vector<ClassRun> runs;
};

// Orders of the hexes; one may succeed where the other fails.
constexpr std::size_t sweep_narrow = 0;        // the narrowest front
constexpr std::size_t sweep_tokens_early = 1;  // the company's tokens come early

class Sweep {
 public:
  // Network: must contain all reachable stops.
  Sweep(const Map&, const Position&, const Network&, const std::vector<TrainClass>&, const RunRules&);

  // False: the board is too wide or its tiles too complex for a sweep.
  bool possible() const { return possible_; }

  // The number of trains of each class, at most sweep_trains in all.
  using Counts = std::vector<std::size_t>;

  // Keeps at most `width` states. Skips sets of runs that earn no more than `floor`. prices: for the same
  // counts and order, to bound the remaining gains; null: uses a rough bound.
  Swept run(const Counts&, std::size_t width, int floor, std::size_t order, Effort&,
            const SweepPrices* prices = nullptr) const;

  // For any number of trains. Empty if the graph of a train has more than `most_nodes` states.
  std::optional<SweepPrices> price(const Counts&, std::size_t most_nodes, std::size_t order, Effort&) const;

  // Returns the pieces of a run in order of travel, "G12:3-c0".
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
