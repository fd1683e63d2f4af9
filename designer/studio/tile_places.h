// The hexes in which each tile can be laid: the reverse of the tiles that a hex can become.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/tile/hex.h"
#include "engine/title/title.h"

namespace trackwright {

struct TilePlace {
  std::string hex;
  std::vector<Rotation> rotations;
};

// By tile number; omits tiles that cannot be laid anywhere.
std::map<std::string, std::vector<TilePlace>> tile_places(const Title&);

}  // namespace trackwright
