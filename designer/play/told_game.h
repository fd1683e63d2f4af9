// A recorded game narrated with every amount, as the worked example of a rulebook.
#pragma once

#include <vector>

#include "designer/play/game_file.h"
#include "engine/base/expected.h"
#include "engine/title/title.h"

namespace trackwright {

// A recorded action that the rules forbid.
struct Untold {
  std::string message;  // the action and the reason
  Place place;          // of its line
};

// The holdings of all players and companies and the actions, round by round. The last round has no actions
// and shows the final state.
Expected<std::vector<ToldRound>, Untold> told_game(const Title&, const RecordedGame&);

}  // namespace trackwright
