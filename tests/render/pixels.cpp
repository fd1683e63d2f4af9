#include "tests/render/pixels.h"

#include <cairo.h>

#include <cstring>
#include <memory>

namespace trackwright {

Pixels::Pixels(const std::string& png, double dpi) : dpi_(dpi) {
  struct Reading {
    const std::string& bytes;
    std::size_t at;
  } reading{png, 0};
  const auto read = [](void* closure, unsigned char* data, unsigned int length) {
    auto& from = *static_cast<Reading*>(closure);
    if (from.bytes.size() - from.at < length) return CAIRO_STATUS_READ_ERROR;
    std::memcpy(data, from.bytes.data() + from.at, length);
    from.at += length;
    return CAIRO_STATUS_SUCCESS;
  };
  const std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)> surface(
      cairo_image_surface_create_from_png_stream(read, &reading), cairo_surface_destroy);
  if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS) return;
  width_ = cairo_image_surface_get_width(surface.get());
  height_ = cairo_image_surface_get_height(surface.get());
  stride_ = cairo_image_surface_get_stride(surface.get());
  const unsigned char* data = cairo_image_surface_get_data(surface.get());
  bytes_.assign(data, data + static_cast<std::ptrdiff_t>(stride_) * height_);
}

Rgb Pixels::at(Point p) const {
  const int x = static_cast<int>(p.x * dpi_ / 25.4);
  const int y = static_cast<int>(p.y * dpi_ / 25.4);
  if (x < 0 || y < 0 || x >= width_ || y >= height_) return {1, 0, 1};
  const unsigned char* pixel = &bytes_[static_cast<std::size_t>(y * stride_ + x * 4)];
  return {pixel[2] / 255.0, pixel[1] / 255.0, pixel[0] / 255.0};
}

double brightness(Rgb c) {
  return 0.3 * c.r + 0.59 * c.g + 0.11 * c.b;
}

}  // namespace trackwright
