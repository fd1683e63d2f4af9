// The place for a value tile on a hex: an empty frame clear of track and name.
#pragma once

#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"
#include "render/tile/hex_tile.h"

namespace trackwright {

// Relative to the centre of the hex.
Drawing value_place(const Tile&, const TileLook&, const Theme&, Size value_tile);

}  // namespace trackwright
