// Draws the revenue of a stop: one number in a circle, or a row of boxes in the colours of the phases.
#pragma once

#include <string>

#include "engine/tile/tile.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"
#include "render/tile/plan.h"

namespace trackwright {

// The ground of a value box with this key (RevenueEntry).
Rgb value_ground(const Theme&, const std::string& key);
Drawing revenue_circle(const PlacedPrint&, const Measures&, const Theme&);
Drawing revenue_values(const Stop&, const PlacedPrint&, const Measures&, const Theme&);

}  // namespace trackwright
