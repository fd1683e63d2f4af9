// Letters below 12 pt, which need more contrast than names and figures.
#pragma once

#include "render/drawing/drawing.h"

namespace trackwright {

// Returns the wished colour if small letters in it are legible on the ground; otherwise black or white.
Rgb small_type_on(Rgb ground, Rgb wished);

}  // namespace trackwright
