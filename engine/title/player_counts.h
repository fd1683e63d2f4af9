// What is in the game with how many players: title.yaml says what is left out with some numbers of them, and
// rules.yaml from how many players on a private company takes part.
#pragma once

#include <string_view>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

// Numbers of players with which the private or company takes part, rising; all of the title's where nothing
// leaves it out.
std::vector<int> players_with(const Title&, std::string_view name);

// Whether it takes part with every number of players.
bool always_takes_part(const Title&, std::string_view name);

}  // namespace trackwright
