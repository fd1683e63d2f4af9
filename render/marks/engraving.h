// Ornaments as engravers of securities cut them: lines alone, so that they cost hardly any ink.
#pragma once

#include "render/drawing/drawing.h"

namespace trackwright {

// A rosette of circles.
void draw_rosette(Drawing&, Point centre, double radius, Rgb);

// A border of interlaced waves between two lines: `outer` is its outside, `width` how wide it is. A whole
// number of waves goes along each side.
Drawing guilloche_frame(Box outer, double width, Rgb);

// Two rails on sleepers, as wide and high as the box.
void draw_rails(Drawing&, Box, Rgb);

}  // namespace trackwright
