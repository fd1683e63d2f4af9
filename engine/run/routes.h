// Finds the runs of a company with the highest revenue; judge.h defines legal runs.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/run/effort.h"
#include "engine/run/judge.h"
#include "engine/run/moment.h"
#include "engine/run/network.h"
#include "engine/title/map.h"
#include "engine/title/run_rules.h"

namespace trackwright {

struct BestRuns {
  int total = 0;
  std::vector<Run> runs;         // in the order of the trains, without trains that do not run
  bool complete = true;          // the search ended: nothing pays more
  int bound = 0;                 // no set of runs pays more; equals `total` if `complete`
  std::uint64_t candidates = 0;  // runs examined
};

struct RouteOptions {
  // Called occasionally. If it returns true, the search stops and returns the best runs found so far.
  std::function<bool()> give_up;
  // The search stops after this number of steps, the same on any machine.
  std::uint64_t most_steps = Effort::boundless;
  // Steps of the search by runs before the sweep starts (see choose.h); 0: the sweep comes first.
  std::uint64_t few_steps = 300'000;
  // The sweep uses a complete graph of a train's options if it has at most this number of states.
  std::size_t most_nodes = 3'000'000;
};

BestRuns best_runs(const Map&, const Roster&, const Position&, const RunRules& = {},
                   const RouteOptions& = {});

}  // namespace trackwright
