// Lists the actions that may come next, if their number is finite: bids and deals at the minimum price, and
// the runs with the highest revenue.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/play/value/action.h"
#include "engine/play/value/game.h"
#include "engine/play/value/state.h"

namespace trackwright::play {

struct LegalQuestion {
  bool runs = true;                   // search for the best runs; false: list no runs
  std::uint64_t run_steps = 200'000;  // limit of the search for runs
};

// Returns actions that the rules may allow; applying an action decides whether it is legal.
std::vector<Action> candidates(const Game&, const State&, const LegalQuestion& = {});

// Returns the candidates that are legal.
std::vector<Action> legal_actions(const Game&, const State&, const LegalQuestion& = {});

}  // namespace trackwright::play
