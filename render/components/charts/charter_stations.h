// The row of station tokens on a charter: places with their costs; home and destination with their hexes.
#pragma once

#include "render/kit/component.h"
#include "render/words/lettering.h"

namespace trackwright {

// Draws from the top of the box, optionally with a heading. Returns the height of the row, 0 without
// stations.
double draw_stations(Drawing&, const ComponentContext&, const Company&, const Lettering&, Box, bool headed);

}  // namespace trackwright
