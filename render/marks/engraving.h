// Ornaments like those engraved on securities: only lines, so that they need little ink.
#pragma once

#include "render/drawing/drawing.h"

namespace trackwright {

// A rosette of circles.
void draw_rosette(Drawing&, Point centre, double radius, Rgb);

// A border of interlaced waves between two lines, `width` wide; `outer` is its outside. Each side has a whole
// number of waves.
Drawing guilloche_frame(Box outer, double width, Rgb);

// Two rails on sleepers, filling the box.
void draw_rails(Drawing&, Box, Rgb);

}  // namespace trackwright
