// Home tokens and neutral stations: which is printed in which slot of which hex.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/title/title.h"
#include "render/tile/hex_tile.h"

namespace trackwright {

struct HexMarks {
  std::vector<SlotMark> slots;
  std::vector<HexFlag> flags;  // homes on hexes without a city, destinations, privates that block
};

// By the id of the hex. Companies that name no city of the hex take its first free slot.
std::map<std::string, HexMarks> home_marks(const Title&, const Theme&);

}  // namespace trackwright
