// How an Image reaches a Cairo surface. Private to render.
#pragma once

#include <cairo.h>

#include <string>

#include "render/drawing/geometry.h"

namespace trackwright {

// Draws SVG or PNG bytes into the box, keeping the aspect and centring; nothing where they cannot be read
// (readable_picture says so beforehand).
void show_picture(cairo_t*, const std::string& bytes, Box);

}  // namespace trackwright
