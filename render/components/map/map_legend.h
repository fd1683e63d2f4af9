// The legend of a map, limited to items on the map.
#pragma once

#include <vector>

#include "render/components/map/track_legend.h"
#include "render/kit/component.h"

namespace trackwright {

inline constexpr Size legend_sign{9, 5.4};

// Terrain with its costs, barriers, kinds of track, values by phase, bonuses, destinations.
std::vector<LegendEntry> legend_entries(const ComponentContext&);

}  // namespace trackwright
