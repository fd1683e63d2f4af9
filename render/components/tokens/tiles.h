// The tiles to cut out: one piece for each number of the manifest, with its count.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component tiles(const ComponentContext&);

// Value tiles, which are drawn in the set-up and laid on off-board places; each has a value for each step.

Component value_tiles(const ComponentContext&);

// The trimmed size of one tile: a column for each of its values.
Size value_tile_size(const ValueTiles&);

}  // namespace trackwright
