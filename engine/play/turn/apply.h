// Applies one action to a position: returns the position after it, or the rule that forbids it.
#pragma once

#include "engine/base/expected.h"
#include "engine/play/value/action.h"
#include "engine/play/value/game.h"
#include "engine/play/value/state.h"

namespace trackwright::play {

Expected<State, Forbidden> apply(const Game&, const State&, const Action&);

// Applies the action in place. If the action is refused, the state is unusable.
std::optional<Forbidden> apply_in(const Game&, State&, const Action&);

// Returns who acts next: a player, a company, or a private whose power is in use.
Owner waits_for(const Game&, const State&);

// Returns the kinds of action that the next actor may take, in the order of ActionKind, without end_game.
std::vector<ActionKind> kinds_now(const Game&, const State&);

}  // namespace trackwright::play
