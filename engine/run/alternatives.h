// The choices that a company has before its trains run: which train takes which card, which gauge a train
// uses, and where a token lies that the company may place anywhere. Internal to the routes.
#pragma once

#include <vector>

#include "engine/run/moment.h"
#include "engine/title/run_rules.h"

namespace trackwright {

// False: the company has no choice.
bool has_alternatives(const Position&, const RunRules& stated);

// Returns positions with the same trains in the same order, with cards attached and tokens placed. Equivalent
// positions appear once. Without a choice the result is the position itself.
std::vector<Position> alternatives(const Position&, const RunRules& stated);

}  // namespace trackwright
