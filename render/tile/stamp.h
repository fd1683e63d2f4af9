// A stamp: a few letters in a rim, for icons and terrain without a picture.
#pragma once

#include <string>

#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

// The height of its letters, as a part of its height.
constexpr double stamp_type = 0.72;

// The width of a stamp that is `side` high; letters are never narrowed.
double stamp_width(const std::string& letters, double side, const Theme&);

// Draws the stamp in the middle of the box, at the full height.
Drawing stamp(const std::string& letters, Box, const Theme&, Rgb colour);

}  // namespace trackwright
