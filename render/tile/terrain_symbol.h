// The symbol of a kind of terrain.
#pragma once

#include <string>

#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

// Whether there is a picture of it.
bool has_terrain_symbol(const std::string& kind);

// In a box three wide and two high; a kind without a picture is a few letters, see icon_sign.h.
Drawing terrain_symbol(const std::string& kind, Box, const Theme&);

}  // namespace trackwright
