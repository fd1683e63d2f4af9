// The data for judging one run.
#pragma once

#include "engine/run/moment.h"
#include "engine/run/reach.h"
#include "engine/title/map.h"
#include "engine/title/run_rules.h"

namespace trackwright {

struct RunCase {
  const Map& map;
  const Roster& roster;
  const Position& position;
  const RunRules& rules;
  const Train& train;  // the running train
  TrainReach reach;    // of the train

  const Hex& hex(std::uint32_t number) const { return map.hexes()[number]; }
};

}  // namespace trackwright
