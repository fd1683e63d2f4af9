// The upgrade chart: which tile follows which, as a rulebook prints it. From the title's stated chart where
// the title has one, else from geometry, colour and label.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"
#include "engine/upgrade/row.h"

namespace trackwright {

// Rows in the order of colours, then plain track, towns, cities, then of the manifest. Tiles that are never
// upgraded have a row without targets where others of their colour and label are.
std::vector<UpgradeRow> upgrade_rows(const Title&);

// The hexes of the map that carry a label, in the order of the map.
std::vector<const Hex*> hexes_labelled(const Map&, const std::string& label);

}  // namespace trackwright
