// Draws track: black with white edges. Of two crossing tracks the later one bridges the earlier one.
#pragma once

#include <vector>

#include "engine/tile/tile.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"
#include "render/tile/stop_plan.h"

namespace trackwright {

// Track extends `bleed` mm beyond the edges.
Drawing track(const Tile&, const StopPlan&, const Hexagon&, const Measures&, double bleed, const Theme&);

struct Crossing {
  double on_a = 0;  // as parts of their lengths
  double on_b = 0;
  double angle = 0;  // between them, degrees from 0 to 90
};

// The bridges at which tracks a and b cross. Tracks that part at an edge do not cross there.
std::vector<Crossing> crossings(const TrackPlace& a, const TrackPlace& b);

}  // namespace trackwright
