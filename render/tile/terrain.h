// Terrain: a small symbol of each kind, the price of building under it.
#pragma once

#include <string>

#include "engine/tile/tile.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"
#include "render/tile/measures.h"
#include "render/tile/plan.h"

namespace trackwright {

Drawing terrain(const Terrain&, const PlacedPrint&, const Measures&, const Theme&);

// The symbol of a kind of terrain in a box three wide and two high; a kind without a picture of its own is
// written out.
Drawing terrain_symbol(const std::string& kind, Box, const Theme&);

}  // namespace trackwright
