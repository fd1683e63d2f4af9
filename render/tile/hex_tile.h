// Draws a whole tile or pre-printed hex: hexagon, track, stops, revenue, label, number and the other parts.
// The origin is the centre of the hexagon. Text is upright in any rotation of the tile (rotate the Tile, not
// the Drawing).
#pragma once

#include "engine/tile/tile.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"
#include "render/tile/look.h"

namespace trackwright {

// Background and content together.
Drawing tile_drawing(const Tile&, const TileLook&, const Theme&);

// The two layers separately, for a map on which no hex may cover its neighbour's track.
Drawing tile_background(const Tile&, const TileLook&, const Theme&);
Drawing tile_content(const Tile&, const TileLook&, const Theme&);

}  // namespace trackwright
