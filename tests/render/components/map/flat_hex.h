// Hexes of a map with flat tops and letters across, for tests of drawing.
#pragma once

#include <string>

#include "engine/tile/language.h"
#include "engine/title/map.h"

namespace trackwright {

inline Hex flat_hex(const std::string& id, const std::string& code, Colour colour) {
  Hex made;
  made.id = id;
  made.at = *parse_coordinate({Orientation::Flat, true}, id);
  made.tile = *parse_tile(code, colour);
  return made;
}

}  // namespace trackwright
