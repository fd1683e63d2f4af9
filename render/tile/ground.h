// The ground of a hexagon: its colour, the stripes of a two-colour tile, a frame, the thin line round it.
#pragma once

#include "engine/tile/tile.h"
#include "render/drawing/drawing.h"
#include "render/drawing/shapes.h"
#include "render/drawing/theme.h"
#include "render/tile/measures.h"

namespace trackwright {

// `opacity`: of the colour, less than 1 where a picture lies below.
Drawing ground(const Tile&, const Hexagon&, const Measures&, double bleed, bool outline, double opacity,
               const Theme&);

}  // namespace trackwright
