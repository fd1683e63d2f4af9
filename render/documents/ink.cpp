#include "render/documents/ink.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>

#include "render/drawing/cairo.h"
#include "render/drawing/cairo_handles.h"

namespace trackwright {

namespace {

constexpr double pixels_per_mm = 0.5;  // text blurs into its share of grey, which is all that counts

double ink_of(std::uint32_t rgb) {
  const auto missing = [&](int shift) { return 1 - static_cast<double>((rgb >> shift) & 0xFFU) / 255; };
  const double cyan = missing(16);
  const double magenta = missing(8);
  const double yellow = missing(0);
  const double black = std::min({cyan, magenta, yellow});
  return cyan + magenta + yellow - 2 * black;
}

}  // namespace

double ink_cover(const Page& page) {
  const auto pixels = [](double mm) {
    return std::max(1, static_cast<int>(std::lround(mm * pixels_per_mm)));
  };
  const int width = pixels(page.size.width);
  const int height = pixels(page.size.height);
  const SurfacePtr surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height));
  require_success(cairo_surface_status(surface.get()), "making a picture");
  const ContextPtr context(cairo_create(surface.get()));
  cairo_set_source_rgb(context.get(), 1, 1, 1);
  cairo_paint(context.get());
  cairo_scale(context.get(), pixels_per_mm, pixels_per_mm);
  CairoPlayer(SymbolUse::Replayed).play(context.get(), page.drawing);
  require_success(cairo_status(context.get()), "drawing a picture");
  cairo_surface_flush(surface.get());
  // Pixels of 32 bits, whose rows Cairo fills up to whole ones.
  const auto* data = reinterpret_cast<const std::uint32_t*>(cairo_image_surface_get_data(surface.get()));
  const std::span all(data, static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  double sum = 0;
  for (const std::uint32_t pixel : all) sum += ink_of(pixel);
  return sum / static_cast<double>(all.size());
}

}  // namespace trackwright
