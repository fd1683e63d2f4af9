// A position as the rules of upgrades see it: when it is, and what lies where.
#pragma once

#include "engine/run/position.h"
#include "engine/title/map.h"
#include "engine/upgrade/placements.h"

namespace trackwright {

// An event that waits for its train has happened if the position says so, and has not otherwise. A phase that
// the title does not have is any phase.
UpgradeTime time_of(const UpgradeBook&, const Position&);

LyingExits lying_exits(const Position&);

// An empty tile: the hex is as printed.
Laid lying_on(const Position&, const Hex&);

}  // namespace trackwright
