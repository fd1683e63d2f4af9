// The form of track at a given rotation: canonical_track (tile.h) without the search for a rotation.
#pragma once

#include <string>

#include "engine/tile/tile.h"

namespace trackwright {

// A text that is equal for two tiles exactly if they have the same stops (kind, slots) connected to the same
// edges in the same way. It ignores colour, revenue, labels and the order of parts.
std::string track_form(const Tile&);

}  // namespace trackwright
