// Home tokens and neutral stations: the token printed in each slot of a hex.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/title/title.h"
#include "render/tile/hex_tile.h"

namespace trackwright {

struct HexMarks {
  std::vector<SlotMark> slots;
  std::vector<HexFlag> flags;  // homes on hexes without a city, destinations, private companies that block
  std::string tile{};          // the number of the tile laid here; empty: none
};

// By hex id. Companies without a given city use the first free slot of the hex.
std::map<std::string, HexMarks> home_marks(const Title&, const Theme&);

}  // namespace trackwright
