// Track as it lies: what canonical_track (tile.h) says, without looking for a turn.
#pragma once

#include <string>

#include "engine/tile/tile.h"

namespace trackwright {

// A text that is equal for two tiles exactly if they have the same stops (kind, slots) joined to the same
// edges in the same way; colour, revenue and labels do not count, nor does the order of writing.
std::string track_form(const Tile&);

}  // namespace trackwright
