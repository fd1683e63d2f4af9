// Renders a drawing to pixels.
#pragma once

#include "render/drawing/cairo_handles.h"
#include "render/drawing/drawing.h"

namespace trackwright {

// On white; at least one pixel in each direction.
SurfacePtr raster(const Drawing&, Size, double pixels_per_mm);

}  // namespace trackwright
