// A whole tile or pre-printed hex: hexagon, track, stops, revenue, label, number and the rest, in their
// places. Origin at the centre of the hexagon. Text is upright whatever the tile's rotation (turn the Tile,
// not the Drawing).
#pragma once

#include "engine/tile/tile.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"
#include "render/tile/look.h"

namespace trackwright {

// Background and content together.
Drawing tile_drawing(const Tile&, const TileLook&, const Theme&);

// The two layers apart, for a map on which no hex may cover its neighbour's track.
Drawing tile_background(const Tile&, const TileLook&, const Theme&);
Drawing tile_content(const Tile&, const TileLook&, const Theme&);

}  // namespace trackwright
