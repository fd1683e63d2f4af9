// Draws letters on a tile: labels, the tile's number, place names.
#pragma once

#include <string>

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

// Draws the revenue of a stop: one number in a circle, or a row of boxes in the colours of the phases.

// The ground of a value box with this key (RevenueEntry).
Rgb value_ground(const Theme&, const std::string& key);
Drawing revenue_circle(const PlacedPrint&, const Measures&, const Theme&);
Drawing revenue_values(const Stop&, const PlacedPrint&, const Measures&, const Theme&);

}  // namespace trackwright
