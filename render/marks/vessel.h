// A line drawing of a coastal steamer, in the manner of the engines (engine.h).
#pragma once

#include "render/drawing/drawing.h"

namespace trackwright {

// What it takes in units of its own.
Size vessel_room();

// As large as the box holds it, afloat on its lower edge in the middle, on water as long as the box.
Drawing vessel(Box, Rgb ink, Rgb ground);

}  // namespace trackwright
