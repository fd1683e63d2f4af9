// Tiles with an icon that blocks lays, which only some private companies may lay, on their hexes.
#pragma once

#include <string>

#include "engine/title/title.h"

namespace trackwright {

// Whether some private may lay the tile in the hex; of no hex: somewhere.
bool has_special_right(const Title&, const std::string& tile, const Hex*);

// "only by Mitsubishi Ferry, in B11 or G10"
std::string right_words(const Title&, const std::string& tile);

}  // namespace trackwright
