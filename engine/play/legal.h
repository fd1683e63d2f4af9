// The actions that may be done next, where they are finitely many: bids and deals at the least price, runs
// that earn most.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/play/action.h"
#include "engine/play/game.h"
#include "engine/play/state.h"

namespace trackwright::play {

struct LegalQuestion {
  bool runs = true;                   // the best runs are looked for; else none are run
  std::uint64_t run_steps = 200'000;  // of the search for runs
};

// Those that the rules may allow; each is judged when it is applied.
std::vector<Action> candidates(const Game&, const State&, const LegalQuestion& = {});

// Those that they do.
std::vector<Action> legal_actions(const Game&, const State&, const LegalQuestion& = {});

}  // namespace trackwright::play
