#include "render/documents/raster.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "render/drawing/cairo.h"

namespace trackwright {

SurfacePtr raster(const Drawing& drawing, Size size, double pixels_per_mm) {
  const auto pixels = [&](double mm) {
    return std::max(1, static_cast<int>(std::lround(mm * pixels_per_mm)));
  };
  SurfacePtr surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, pixels(size.width), pixels(size.height)));
  require_success(cairo_surface_status(surface.get()), "making a picture");
  const ContextPtr context(cairo_create(surface.get()));
  cairo_set_source_rgb(context.get(), 1, 1, 1);
  cairo_paint(context.get());
  cairo_scale(context.get(), pixels_per_mm, pixels_per_mm);
  CairoPlayer(SymbolUse::Replayed).play(context.get(), drawing);
  require_success(cairo_status(context.get()), "drawing a picture");
  cairo_surface_flush(surface.get());
  return surface;
}

}  // namespace trackwright
