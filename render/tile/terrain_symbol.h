// Draws the symbol of a kind of terrain.
#pragma once

#include <string>

#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

// Whether there is a picture for the kind.
bool has_terrain_symbol(const std::string& kind);

// In a box of proportions 3:2. A kind without a picture becomes a few letters, see icon_sign.h.
Drawing terrain_symbol(const std::string& kind, Box, const Theme&);

}  // namespace trackwright
