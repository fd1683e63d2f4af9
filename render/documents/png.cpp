#include "render/documents/png.h"

#include <algorithm>
#include <cmath>

#include "render/drawing/cairo.h"
#include "render/drawing/cairo_handles.h"

namespace trackwright {

std::string write_png(const Drawing& drawing, Size size, double dpi) {
  const double pixels_per_mm = dpi / 25.4;
  const auto pixels = [&](double mm) {
    return std::max(1, static_cast<int>(std::lround(mm * pixels_per_mm)));
  };
  const SurfacePtr surface(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, pixels(size.width), pixels(size.height)));
  require_success(cairo_surface_status(surface.get()), "making a picture");
  const ContextPtr context(cairo_create(surface.get()));
  cairo_set_source_rgb(context.get(), 1, 1, 1);
  cairo_paint(context.get());
  cairo_scale(context.get(), pixels_per_mm, pixels_per_mm);
  CairoPlayer(SymbolUse::Replayed).play(context.get(), drawing);
  require_success(cairo_status(context.get()), "drawing a picture");
  std::string bytes;
  require_success(cairo_surface_write_to_png_stream(surface.get(), append_bytes, &bytes), "writing a PNG");
  return bytes;
}

}  // namespace trackwright
