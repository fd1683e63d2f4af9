// What a title may say and a game of it cannot hold: such a title has no game, and is told why.
#pragma once

#include <string>

#include "engine/title/title.h"

namespace trackwright::play {

// Empty where nothing is wrong. Titles in the making have companies without certificates, markets of a thousand
// columns by a slip, prices with a digit too many; a state keeps its numbers small (state.h).
std::string fault_of(const Title&, int players);

}  // namespace trackwright::play
