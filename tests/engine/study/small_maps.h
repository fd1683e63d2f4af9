// Samples for studies: certificates, and small random maps to compare with brute force.
#pragma once

#include <cstddef>
#include <map>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "engine/title/title.h"
#include "engine/upgrade/book.h"

namespace trackwright {

// A president's certificate of 20 % and eight of 10 %.
std::vector<Certificate> ten_shares();

// Two to six hexes around B3, with the tiles of upgrade_samples.h in random numbers from 0 to 2.
Title small_map(std::mt19937& random);

// The same with a gray city that is open to all sides in two hexes, which it returns, and at least one copy
// of each tile.
Title small_map_with_cities(std::mt19937& random, std::vector<std::string>& cities);

// A tile and its rotation; an empty tile: as printed.
using LaidState = std::pair<std::string, int>;

// The states that a hex can have by the end of a phase, each with the smallest number of lays, found with
// placements alone.
std::map<LaidState, int> states_by(const UpgradeBook&, const Hex&, std::size_t phase);

}  // namespace trackwright
