// Track: black with white edges; the later of two crossing tracks bridges the earlier one.
#pragma once

#include <vector>

#include "engine/tile.h"
#include "render/drawing.h"
#include "render/parts/stop_plan.h"
#include "render/theme.h"

namespace trackwright {

// Track runs on `bleed` mm beyond the edges.
Drawing track(const Tile&, const StopPlan&, const Hexagon&, const Measures&, double bleed, const Theme&);

// Where the tracks a and b cross as bridges do: places on b, as parts of its length.
std::vector<double> crossings(const TrackPlace& a, const TrackPlace& b);

}  // namespace trackwright
