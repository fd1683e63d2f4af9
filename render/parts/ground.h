// The ground of a hexagon: its colour, the stripes of a two-colour tile, a frame, the thin line round it.
#pragma once

#include "engine/tile.h"
#include "render/drawing.h"
#include "render/parts/measures.h"
#include "render/shapes.h"
#include "render/theme.h"

namespace trackwright {

// `opacity`: of the colour, less than 1 where a picture lies below.
Drawing ground(const Tile&, const Hexagon&, const Measures&, double bleed, bool outline, double opacity,
               const Theme&);

}  // namespace trackwright
