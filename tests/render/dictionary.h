// The standard tiles of the reference facts, converted to our tiles.
#pragma once

#include <string>
#include <vector>

#include "engine/tile/tile.h"

namespace trackwright {

struct NumberedTile {
  std::string number;
  Tile tile;
};

// Empty if the reference facts are missing.
std::vector<NumberedTile> dictionary_tiles();

}  // namespace trackwright
