// Draws terrain: a small symbol for each kind, with the building cost below.
#pragma once

#include "engine/tile/tile.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"
#include "render/tile/measures.h"
#include "render/tile/plan.h"

namespace trackwright {

Drawing terrain(const Terrain&, const PlacedPrint&, const Measures&, const Theme&);

}  // namespace trackwright
