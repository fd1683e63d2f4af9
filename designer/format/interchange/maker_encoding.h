// `encoding` of a hex or tile in 18xx-maker: the text of 18xx.games, in full or with one letter for each
// name.
#pragma once

#include <string>

#include "designer/format/interchange/maker_curves.h"
#include "engine/base/expected.h"
#include "engine/tile/tile.h"

namespace trackwright::maker {

// The tile of "o=yellow_30|brown_60;p=a:5,b:_0;l=E", or the reason why it cannot be read.
Expected<Tile> tile_of_encoding(const std::string& encoding, Colour, Sides);

// The text for a tile: the reverse.
std::string encoding_of(const Tile&, Sides);

}  // namespace trackwright::maker
