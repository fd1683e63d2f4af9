#include "render/documents/ink.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "render/documents/raster.h"

namespace trackwright {

namespace {

constexpr double pixels_per_mm = 0.5;  // text blurs into its share of grey, which is enough

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
  const SurfacePtr surface = raster(page.drawing, page.size, pixels_per_mm);
  // Pixels have 32 bits, and Cairo aligns rows to 32 bits, so rows have no padding.
  const auto* data = reinterpret_cast<const std::uint32_t*>(cairo_image_surface_get_data(surface.get()));
  const auto pixels = [](int count) { return static_cast<std::size_t>(count); };
  const std::span all(data, pixels(cairo_image_surface_get_width(surface.get())) *
                                pixels(cairo_image_surface_get_height(surface.get())));
  double sum = 0;
  for (const std::uint32_t pixel : all) sum += ink_of(pixel);
  return sum / static_cast<double>(all.size());
}

}  // namespace trackwright
