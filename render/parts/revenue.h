// What a stop pays: one number in a circle, or a row of boxes in the colours of the phases.
#pragma once

#include "engine/tile.h"
#include "render/drawing.h"
#include "render/parts/tile_plan.h"
#include "render/theme.h"

namespace trackwright {

Drawing revenue_circle(const PlacedPrint&, const Measures&, const Theme&);
Drawing revenue_values(const Stop&, const PlacedPrint&, const Measures&, const Theme&);

}  // namespace trackwright
