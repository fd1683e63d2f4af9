// The upgrade chart of a title without a stated chart: the upgrades that colour, track and label allow,
// adjusted by the title's additional and forbidden lines.
#pragma once

#include <vector>

#include "engine/title/title.h"
#include "engine/upgrade/form.h"

namespace trackwright {

UpgradeTerms terms_of(const UpgradeLine&);

// Returns rows in no particular order, without labels and without tiles that have no upgrades.
std::vector<UpgradeRow> geometry_rows(const Title&);

}  // namespace trackwright
