// The part of a map's legend about track: special kinds of track, ports, and crossings that need a card.
#pragma once

#include <vector>

#include "render/components/map/bonus_legend.h"
#include "render/kit/component.h"

namespace trackwright {

// Signs fill boxes of this size.
std::vector<LegendEntry> track_legend(const ComponentContext&, Size);

}  // namespace trackwright
