// The map as a silhouette with some of its hexes marked: where something lies, at a glance.
#pragma once

#include <vector>

#include "engine/title/map.h"
#include "render/drawing/drawing.h"

namespace trackwright {

struct SmallMapInks {
  Rgb land;
  Rgb marked;
};

// As large as the box holds it, in its middle. Marked hexes are drawn at least so large that they are seen.
Drawing small_map(const Map&, const std::vector<Coordinate>& marked, Box, const SmallMapInks&);

}  // namespace trackwright
