// Chooses the runs of a company's trains. Alternates between the search for runs and the sweep, with growing
// effort, until one of them proves its result. Internal to the routes.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/run/combine.h"
#include "engine/run/effort.h"
#include "engine/run/judge.h"
#include "engine/run/sweep.h"

namespace trackwright {

// The input of the choice.
struct ChoiceTask {
  const Map& map;
  const Roster& roster;
  const Position& position;
  const RunRules& rules;  // the rules in force
  const Network& network;
  const std::vector<TrainClass>& classes;
};

struct BestChoice {
  int total = 0;
  int bound = 0;  // no set of runs earns more; equals the total if that is proven
  std::uint64_t candidates = 0;
  std::vector<ChosenRun> runs;   // as found by the search,
  std::vector<Judgement> swept;  // or by the sweep
};

// few_steps, most_nodes: see RouteOptions.
BestChoice choose_runs(const ChoiceTask&, std::uint64_t few_steps, std::size_t most_nodes, Effort&);

}  // namespace trackwright
