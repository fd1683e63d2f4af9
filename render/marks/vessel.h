// A line drawing of a coastal steamer, in the style of the engines (engine.h).
#pragma once

#include "render/drawing/drawing.h"

namespace trackwright {

// Its size in units of its own.
Size vessel_room();

// As large as the box allows, on its lower edge in the middle, on water as long as the box.
Drawing vessel(Box, Rgb ink, Rgb ground);

}  // namespace trackwright
