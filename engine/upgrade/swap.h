// Tiles that the rules put on a hex by themselves (UpgradeLine::swap): when a phase begins, or an event of a
// train happens. No company lays them.
#pragma once

#include <optional>

#include "engine/upgrade/placements.h"

namespace trackwright {

struct Swap {
  Laid laid;
  const UpgradeLine* line = nullptr;
  bool certain = true;  // false: it could lie in several rotations, of which this is the first
};

// What must lie there at this time instead of what lies there now; nothing where that may stay. The phase is
// known; of an event that may have happened or not it is taken that it has not.
std::optional<Swap> swapped(const UpgradeBook&, const Hex&, const Laid& now, const UpgradeTime&);

}  // namespace trackwright
