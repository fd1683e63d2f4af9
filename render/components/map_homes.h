// Home tokens: which company is printed in which slot of which hex.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/title.h"
#include "render/parts/hex_tile.h"

namespace trackwright {

// By the id of the hex. Companies that name no city of the hex take its first free slot.
std::map<std::string, std::vector<SlotMark>> home_marks(const Title&, const Theme&);

}  // namespace trackwright
