// A game in which the input bytes choose among legal actions.
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/title/title.h"

namespace trackwright {

// Plays at most `most` actions with the least number of players. Throws Broken if an action loses money or
// leaves nobody with a legal action. Does nothing if the title allows no game.
void choose_actions(const Title&, std::string_view bytes, std::size_t most);

}  // namespace trackwright
