#include "tests/render/png_picture.h"

#include <cairo.h>

#include <cstring>
#include <memory>

namespace trackwright {

PngPicture decode_png(const std::string& bytes) {
  struct Reading {
    const std::string& png;
    std::size_t at;
  } reading{bytes, 0};
  const auto read = [](void* closure, unsigned char* data, unsigned int length) {
    auto& from = *static_cast<Reading*>(closure);
    if (from.png.size() - from.at < length) return CAIRO_STATUS_READ_ERROR;
    std::memcpy(data, from.png.data() + from.at, length);
    from.at += length;
    return CAIRO_STATUS_SUCCESS;
  };
  const std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)> surface(
      cairo_image_surface_create_from_png_stream(read, &reading), cairo_surface_destroy);
  if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS) return {};
  PngPicture picture;
  picture.width = cairo_image_surface_get_width(surface.get());
  picture.height = cairo_image_surface_get_height(surface.get());
  const auto row = static_cast<std::size_t>(picture.width) * 4;
  const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface.get()));
  const unsigned char* data = cairo_image_surface_get_data(surface.get());
  for (std::size_t y = 0; y < static_cast<std::size_t>(picture.height); ++y)
    picture.pixels.insert(picture.pixels.end(), data + y * stride, data + y * stride + row);
  return picture;
}

}  // namespace trackwright
