// The symbol of a kind of terrain.
#pragma once

#include <string>

#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

// In a box three wide and two high; a kind without a picture of its own is written out.
Drawing terrain_symbol(const std::string& kind, Box, const Theme&);

}  // namespace trackwright
