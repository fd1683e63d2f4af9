// Where each tile can ever come to lie: the other way round than asking what a hex can become.
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

// By the tile's number; tiles that lie nowhere are left out.
std::map<std::string, std::vector<TilePlace>> tile_places(const Title&);

}  // namespace trackwright
