// The components in play for each number of players. title.yaml lists what to leave out by number of players;
// rules.yaml gives the least number of players for a private company.
#pragma once

#include <string_view>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

// The numbers of players with which the private or company takes part, in ascending order; by default all
// numbers of the title.
std::vector<int> players_with(const Title&, std::string_view name);

// Whether it takes part with every number of players.
bool always_takes_part(const Title&, std::string_view name);

}  // namespace trackwright
