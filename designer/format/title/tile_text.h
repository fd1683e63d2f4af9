// Parses a tile text in a title's file, with findings that point into the text.
#pragma once

#include <optional>

#include "designer/format/text/tree.h"
#include "engine/base/finding.h"
#include "engine/tile/tile.h"

namespace trackwright {

// Nullopt if the text is wrong; the finding (tile/language) points at the wrong part. `object`: the hex or
// tile that has this text.
std::optional<Tile> read_tile(const Node& text, Colour colour, const std::string& object, Findings&);

}  // namespace trackwright
