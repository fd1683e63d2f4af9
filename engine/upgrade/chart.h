// The upgrade chart as a rulebook prints it: which tile follows which. It comes from the title's stated
// chart, or from geometry, colour and label if there is none.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"
#include "engine/upgrade/form.h"

namespace trackwright {

// Rows are ordered by colour, then by plain track, towns, cities, then by manifest. A tile without upgrades
// gets a row without targets if other tiles of its colour and label have upgrades.
std::vector<UpgradeRow> upgrade_rows(const Title&);

// The hexes with a label, in the order of the map.
std::vector<const Hex*> hexes_labelled(const Map&, const std::string& label);

}  // namespace trackwright
