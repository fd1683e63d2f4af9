// The upgrade chart of a title that does not state one: what colour, track and label allow, with the lines by
// which the title widens or narrows that.
#pragma once

#include <vector>

#include "engine/title/title.h"
#include "engine/upgrade/row.h"

namespace trackwright {

UpgradeTerms terms_of(const UpgradeLine&);

// Rows in no particular order, without labels and without tiles that are never upgraded.
std::vector<UpgradeRow> geometry_rows(const Title&);

}  // namespace trackwright
