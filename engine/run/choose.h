// Which runs the trains of a company make: by the search for runs and by the sweep in turns, each time with
// more effort, until one of them proves its result. Internal to the routes.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/run/combine.h"
#include "engine/run/effort.h"
#include "engine/run/judge.h"
#include "engine/run/sweep.h"

namespace trackwright {

// What the choice is made from.
struct ChoiceTask {
  const Map& map;
  const Roster& roster;
  const Position& position;
  const RunRules& rules;  // those in force
  const Network& network;
  const std::vector<TrainClass>& classes;
};

struct BestChoice {
  int total = 0;
  int bound = 0;  // no set of runs earns more; the total, where that is proven
  std::uint64_t candidates = 0;
  std::vector<ChosenRun> runs;   // as the search found them,
  std::vector<Judgement> swept;  // or as the sweep did
};

// few_steps, most_nodes: see RouteOptions.
BestChoice choose_runs(const ChoiceTask&, std::uint64_t few_steps, std::size_t most_nodes, Effort&);

}  // namespace trackwright
