// Terrain: a small symbol of each kind, the price of building under it.
#pragma once

#include "engine/tile/tile.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"
#include "render/tile/measures.h"
#include "render/tile/plan.h"

namespace trackwright {

Drawing terrain(const Terrain&, const PlacedPrint&, const Measures&, const Theme&);

}  // namespace trackwright
