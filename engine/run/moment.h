// A position in the terms of the upgrade rules: the time, and the tiles on the map.
#pragma once

#include "engine/run/position.h"
#include "engine/title/map.h"
#include "engine/upgrade/placements.h"

namespace trackwright {

// An event that waits for its train has happened exactly if the position lists it. A phase that the title
// does not have counts as any phase.
UpgradeTime time_of(const UpgradeBook&, const Position&);

LyingExits lying_exits(const Position&);

// Returns an empty tile if the hex is as printed.
Laid lying_on(const Position&, const Hex&);

}  // namespace trackwright
