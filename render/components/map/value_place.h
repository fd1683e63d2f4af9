// Where on a hex of the map its value tile is laid: an empty frame clear of track and name.
#pragma once

#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"
#include "render/tile/hex_tile.h"

namespace trackwright {

// About the centre of the hex.
Drawing value_place(const Tile&, const TileLook&, const Theme&, Size value_tile);

}  // namespace trackwright
