// Letters on a tile: labels, the tile's number, the name of a place.
#pragma once

#include "engine/tile.h"
#include "render/drawing.h"
#include "render/parts/tile_plan.h"
#include "render/theme.h"

namespace trackwright {

Drawing label(const PlacedPrint&, const Theme&, Rgb ground);
// With the theme's shape for the colour before it, which takes this much of the width.
Drawing tile_number(const PlacedPrint&, const Theme&, Colour);
double shape_advance(const Font&);
Drawing place_name(const PlacedPrint&, const Theme&, Rgb ground);
Drawing future_label(const FutureLabel&, const PlacedPrint&, const Theme&);

}  // namespace trackwright
