// Text <-> Tile. The notation that the field shares (18xx.games), and our documented superset.
// `city=revenue:30,slots:2;path=a:0,b:_0;path=a:2,b:_0;label=Y`
#pragma once

#include <string>
#include <string_view>

#include "engine/base/expected.h"
#include "engine/tile/tile.h"
#include "engine/tile/tile_error.h"

namespace trackwright {

// The colour is not part of the text; the tile gets `colour`.
Expected<Tile, TileError> parse_tile(std::string_view text, Colour colour);

// The text of a tile, in a fixed order of parts; parse_tile(tile_text(t)) means the same as t.
std::string tile_text(const Tile&);

}  // namespace trackwright
