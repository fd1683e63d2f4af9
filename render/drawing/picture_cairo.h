// Draws an Image on a Cairo surface. Private to render.
#pragma once

#include <cairo.h>

#include <string>

#include "render/drawing/geometry.h"

namespace trackwright {

// Draws SVG or PNG bytes centred in the box, keeping the aspect; draws nothing if they cannot be read
// (readable_picture checks this beforehand).
void show_picture(cairo_t*, const std::string& bytes, Box);

}  // namespace trackwright
