// The landscape below the hexes of a map: sea and coast, lakes, streams, relief, woods. It is grown from what
// the map says (lie.h), and drawn in the manner of the theme: an atlas with tints, a sea chart with lines
// along the coast, a woodcut with hatching and drawn peaks. Same map, same landscape.
#pragma once

#include <vector>

#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"
#include "render/landscape/ground_plan.h"

namespace trackwright {

// Covers the field. `clear`: boxes in which something is printed, where no signs stand. Nothing where the
// theme's manner is plain.
Drawing landscape(const GroundPlan&, const std::vector<Box>& clear, const Theme&);

}  // namespace trackwright
