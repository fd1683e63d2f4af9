#include "render/documents/png.h"

#include "render/documents/raster.h"
#include "render/drawing/cairo.h"

namespace trackwright {

std::string write_png(const Drawing& drawing, Size size, double dpi) {
  const SurfacePtr surface = raster(drawing, size, dpi / 25.4);
  std::string bytes;
  require_success(cairo_surface_write_to_png_stream(surface.get(), append_bytes, &bytes), "writing a PNG");
  return bytes;
}

}  // namespace trackwright
