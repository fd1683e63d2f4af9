// Draws letters on a tile: labels, the tile's number, place names.
#pragma once

#include "engine/tile/tile.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"
#include "render/tile/plan.h"

namespace trackwright {

Drawing label(const PlacedPrint&, const Theme&, Rgb ground);
// Puts the theme's shape for the colour in front of the number; the shape takes part of the width.
Drawing tile_number(const PlacedPrint&, const Theme&, Colour);
Drawing place_name(const PlacedPrint&, const Theme&, Rgb ground);
Drawing future_label(const FutureLabel&, const PlacedPrint&, const Theme&);

}  // namespace trackwright
