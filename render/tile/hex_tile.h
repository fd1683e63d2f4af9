// A whole tile or pre-printed hex: hexagon, track, stops, revenue, label, number and the rest, in their
// places. Origin at the centre of the hexagon. Text is upright whatever the tile's rotation (turn the Tile,
// not the Drawing).
#pragma once

#include <vector>

#include "engine/tile/tile.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"
#include "render/tile/look.h"

namespace trackwright {

// Background and content together; what found no room is added to `crowded`.
Drawing tile_drawing(const Tile&, const TileLook&, const Theme&, std::vector<Crowded>* crowded = nullptr);

// The two layers apart, for a map on which no hex may cover its neighbour's track.
Drawing tile_background(const Tile&, const TileLook&, const Theme&);
Drawing tile_content(const Tile&, const TileLook&, const Theme&, std::vector<Crowded>* crowded = nullptr);

}  // namespace trackwright
