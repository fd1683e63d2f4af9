// The runs of a company that pay most; what a legal run is stands in judge.h.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/run/effort.h"
#include "engine/run/judge.h"
#include "engine/run/network.h"
#include "engine/run/position.h"
#include "engine/title/map.h"
#include "engine/title/run_rules.h"

namespace trackwright {

struct BestRuns {
  int total = 0;
  std::vector<Run> runs;         // in the order of the trains; trains that do not run are left out
  bool complete = true;          // the search ended: nothing pays more
  int bound = 0;                 // no set of runs pays more than this; equals total where complete
  std::uint64_t candidates = 0;  // runs looked at
};

struct RouteOptions {
  // Asked now and then; the search stops when it says true, and gives the best found so far.
  std::function<bool()> give_up;
  // The search stops after so many steps, on any machine the same.
  std::uint64_t most_steps = Effort::boundless;
  // Steps for the search by runs before the map is swept (see choose.h); none: the sweep comes first.
  std::uint64_t few_steps = 300'000;
  // What a train can do is written down whole to guide the sweep, where it has no more states than this.
  std::size_t most_nodes = 3'000'000;
};

BestRuns best_runs(const Map&, const Roster&, const Position&, const RunRules& = {},
                   const RouteOptions& = {});

}  // namespace trackwright
