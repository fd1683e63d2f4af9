// A recorded game told with every number, as the worked example of a rulebook.
#pragma once

#include <vector>

#include "designer/play/game_file.h"
#include "engine/base/expected.h"
#include "engine/title/title.h"

namespace trackwright {

// A recorded action that the rules do not allow.
struct Untold {
  std::string message;  // which action, and why
  Place place;          // of its line
};

// Round by round what everybody has and what is done. The last round has no actions: it is how all stand in
// the end.
Expected<std::vector<ToldRound>, Untold> told_game(const Title&, const RecordedGame&);

}  // namespace trackwright
