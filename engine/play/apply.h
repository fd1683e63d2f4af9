// One action in a position: the position after it, or the rule that forbids it.
#pragma once

#include "engine/base/expected.h"
#include "engine/play/action.h"
#include "engine/play/game.h"
#include "engine/play/state.h"

namespace trackwright::play {

Expected<State, Forbidden> apply(const Game&, const State&, const Action&);

// The same in place; where it is refused the state is not to be used any more.
std::optional<Forbidden> apply_in(const Game&, State&, const Action&);

// Who acts next: a player or company, or a private whose power is being used.
Owner waits_for(const Game&, const State&);

// The kinds of action that whoever acts next may do, in the order of ActionKind; end_game left out.
std::vector<ActionKind> kinds_now(const Game&, const State&);

}  // namespace trackwright::play
