// A text of the tile language in a title's file -> tile, with findings that point into the text.
#pragma once

#include <optional>

#include "designer/format/text/tree.h"
#include "engine/base/finding.h"
#include "engine/tile/tile.h"

namespace trackwright {

// Nothing where the text is wrong; the finding (tile/language) points at the part that is. `object`: the hex
// or tile that it is about.
std::optional<Tile> read_tile(const Node& text, Colour colour, const std::string& object, Findings&);

}  // namespace trackwright
