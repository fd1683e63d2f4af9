// Tiles that the rules put on a hex (UpgradeLine::swap) when a phase begins or a train event happens. No
// company lays them.
#pragma once

#include <optional>

#include "engine/upgrade/placements.h"

namespace trackwright {

struct Swap {
  Laid laid;
  const UpgradeLine* line = nullptr;
  bool certain = true;  // false: it fits in several rotations, and this is the first
};

// Returns the tile that must replace the present one at this time, if any. The phase is known; events of
// unknown state count as not happened.
std::optional<Swap> swapped(const UpgradeBook&, const Hex&, const Laid& now, const UpgradeTime&);

}  // namespace trackwright
