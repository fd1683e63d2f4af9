// Draws terrain: a small symbol for each kind, with the building cost below.
#pragma once

#include "engine/tile/tile.h"
#include "render/drawing/drawing.h"
#include "render/drawing/shapes.h"
#include "render/drawing/theme.h"
#include "render/tile/look.h"
#include "render/tile/plan.h"

namespace trackwright {

Drawing terrain(const Terrain&, const PlacedPrint&, const Measures&, const Theme&);

// Draws the ground of a hexagon: its colour, the stripes of a two-colour tile, a frame, and the thin outline.

// `opacity` of the colour is below 1 if a picture is underneath.
Drawing ground(const Tile&, const Hexagon&, const Measures&, double bleed, bool outline, double opacity,
               const Theme&);

}  // namespace trackwright
