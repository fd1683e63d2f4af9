// The map as a silhouette with marked hexes, which shows locations at a glance.
#pragma once

#include <vector>

#include "engine/title/map.h"
#include "render/drawing/drawing.h"

namespace trackwright {

struct SmallMapInks {
  Rgb land;
  Rgb marked;
};

// As large as the box allows, in its middle. Marked hexes have a minimum size, so that they stay visible.
Drawing small_map(const Map&, const std::vector<Coordinate>& marked, Box, const SmallMapInks&);

}  // namespace trackwright
