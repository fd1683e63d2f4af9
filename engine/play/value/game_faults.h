// Detects titles that play cannot represent: a valid title file may exceed what a game holds.
#pragma once

#include <string>

#include "engine/title/title.h"

namespace trackwright::play {

// Returns the first fault, or an empty string. Unfinished titles have companies without certificates, markets
// with a thousand columns by mistake, or prices with a digit too many; a state keeps its numbers small
// (state.h).
std::string fault_of(const Title&, int players);

}  // namespace trackwright::play
