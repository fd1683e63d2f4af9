// What is drawn by lot in the set-up.
//
// The numbers are those of 18xx.games (game/base.rb: a linear congruential generator begun with the game's
// seed), so that a game recorded there is dealt here as it was there: for each lot of rules.yaml, in their
// order, every name in it gets a number, and the lowest leave; then a company for each private that comes
// with a president's certificate by lot.
#pragma once

#include <cstdint>

#include "engine/play/game.h"

namespace trackwright::play {

Deal dealt(const Title&, std::uint64_t seed);

}  // namespace trackwright::play
