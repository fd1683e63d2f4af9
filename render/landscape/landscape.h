// The landscape below the hexes of a map: sea and coast, lakes, streams, relief, woods. It is generated from
// the map data (lie.h) in the style of the theme: an atlas with tints, a sea chart with lines along the
// coast, or a woodcut with hatching and drawn peaks. The same map gives the same landscape.
#pragma once

#include <vector>

#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"
#include "render/landscape/ground_plan.h"

namespace trackwright {

// Covers the field. `clear`: boxes with prints, to keep free of signs. Empty if the theme's style is plain.
Drawing landscape(const GroundPlan&, const std::vector<Box>& clear, const Theme&);

}  // namespace trackwright
