// Letters below 12 pt need more contrast than those of names and figures.
#pragma once

#include "render/drawing/drawing.h"

namespace trackwright {

// The wished colour where small letters in it can be read on the ground, else black or white.
Rgb small_type_on(Rgb ground, Rgb wished);

}  // namespace trackwright
