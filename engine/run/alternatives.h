// The ways in which a company may use what it has before its trains run: which train takes which card, which
// gauge a train keeps to, where a token lies that it holds and may put anywhere. Internal to the routes.
#pragma once

#include <vector>

#include "engine/run/position.h"
#include "engine/title/run_rules.h"

namespace trackwright {

// False: there is nothing to choose.
bool has_alternatives(const Position&, const RunRules& stated);

// Positions with the same trains in the same order, cards attached and tokens placed; the position itself
// where there is nothing to choose. Of ways that come to the same one.
std::vector<Position> alternatives(const Position&, const RunRules& stated);

}  // namespace trackwright
