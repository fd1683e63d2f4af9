// A few letters in a rim, for what has no picture of its own.
#pragma once

#include <string>

#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

// Its letters are so much of its height.
constexpr double stamp_type = 0.72;

// How wide it is where it is `side` high: letters are not made narrower.
double stamp_width(const std::string& letters, double side, const Theme&);

// In the middle of the box, as high as it.
Drawing stamp(const std::string& letters, Box, const Theme&, Rgb colour);

}  // namespace trackwright
