// Converts between text and Tile: the common notation (18xx.games) and our documented superset.
// `city=revenue:30,slots:2;path=a:0,b:_0;path=a:2,b:_0;label=Y`
#pragma once

#include <string>
#include <string_view>

#include "engine/base/expected.h"
#include "engine/tile/tile.h"
#include "engine/tile/tile_error.h"

namespace trackwright {

// Parses a tile text. The text does not contain the colour; the tile gets `colour`.
Expected<Tile, TileError> parse_tile(std::string_view text, Colour colour);

// Writes the text of a tile, with its parts in a fixed order. parse_tile(tile_text(t)) is equivalent to t.
std::string tile_text(const Tile&);

}  // namespace trackwright
