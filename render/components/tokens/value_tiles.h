// Value tiles: what is drawn in the set-up and laid on off-board places, a value for each step.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component value_tiles(const ComponentContext&);

// Of one tile, trimmed: a column for each of its values.
Size value_tile_size(const ValueTiles&);

}  // namespace trackwright
