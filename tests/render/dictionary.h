// The standard tiles of the reference facts, as tiles of ours.
#pragma once

#include <string>
#include <vector>

#include "engine/tile/tile.h"

namespace trackwright {

struct NumberedTile {
  std::string number;
  Tile tile;
};

// Empty where the reference facts are absent.
std::vector<NumberedTile> dictionary_tiles();

}  // namespace trackwright
