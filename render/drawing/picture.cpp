#include "render/drawing/picture.h"

#include <fmt/format.h>
#include <librsvg/rsvg.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <unordered_map>
#include <utility>

#include "render/drawing/cairo_handles.h"
#include "render/drawing/fonts.h"
#include "render/drawing/picture_cairo.h"
#include "render/drawing/svg_cost.h"

namespace trackwright {
namespace {

constexpr double mm_per_pixel = 25.4 / 96;

bool is_png(const std::string& bytes) {
  return bytes.compare(0, 8, "\x89PNG\r\n\x1a\n", 8) == 0;
}

struct Reading {
  const std::string& bytes;
  std::size_t at = 0;
};

cairo_status_t read_bytes(void* closure, unsigned char* data, unsigned int length) {
  auto& reading = *static_cast<Reading*>(closure);
  if (reading.bytes.size() - reading.at < length) return CAIRO_STATUS_READ_ERROR;
  std::memcpy(data, reading.bytes.data() + reading.at, length);
  reading.at += length;
  return CAIRO_STATUS_SUCCESS;
}

// Returns the size in the header of a PNG file; nothing if the file ends before it.
std::optional<std::pair<std::uint32_t, std::uint32_t>> png_pixels(const std::string& bytes) {
  constexpr std::size_t at = 16;  // after the signature and the header of the first chunk
  if (bytes.size() < at + 8) return std::nullopt;
  const auto number = [&](std::size_t from) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i) value = value << 8U | static_cast<unsigned char>(bytes[from + i]);
    return value;
  };
  return std::pair{number(at), number(at + 4)};
}

SurfacePtr png_surface(const std::string& bytes) {
  Reading reading{bytes};
  return SurfacePtr(cairo_image_surface_create_from_png_stream(read_bytes, &reading));
}

struct Pixels {
  unsigned char* data;
  std::ptrdiff_t stride;
  int width;
  int height;

  // Reads a surface with 32 bits for each pixel.
  explicit Pixels(cairo_surface_t* surface)
      : data(cairo_image_surface_get_data(surface)),
        stride(cairo_image_surface_get_stride(surface)),
        width(cairo_image_surface_get_width(surface)),
        height(cairo_image_surface_get_height(surface)) {}
  unsigned char* at(int x, int y) const { return data + y * stride + static_cast<std::ptrdiff_t>(x) * 4; }
};

// Writes the mean of a square of pixels, channel by channel, since colours are premultiplied.
void set_mean(unsigned char* mean, const Pixels& from, int left, int top, int side) {
  const int right = std::min(left + side, from.width);
  const int bottom = std::min(top + side, from.height);
  std::array<unsigned, 4> sums{};
  for (int y = top; y < bottom; ++y)
    for (int x = left; x < right; ++x)
      for (unsigned i = 0; i < 4; ++i) sums.at(i) += from.at(x, y)[i];
  const auto count = static_cast<unsigned>((right - left) * (bottom - top));
  for (unsigned i = 0; i < 4; ++i) mean[i] = static_cast<unsigned char>((sums.at(i) + count / 2) / count);
}

constexpr const char* no_extent = "its width or height is missing or 0";

struct ReleasePicture {
  void operator()(RsvgHandle* handle) const { g_object_unref(handle); }
  void operator()(GError* error) const { g_error_free(error); }
};
using HandlePtr = std::unique_ptr<RsvgHandle, ReleasePicture>;

Expected<HandlePtr> svg_handle(const std::string& bytes) {
  pinned_fonts();  // texts in the picture must not use other fonts
  GError* raw = nullptr;
  HandlePtr handle(
      rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(bytes.data()), bytes.size(), &raw));
  const std::unique_ptr<GError, ReleasePicture> error(raw);
  if (!handle) return unexpected(std::string(error ? error->message : "it is not an SVG or PNG picture"));
  rsvg_handle_set_dpi(handle.get(), 96);
  return handle;
}

Size svg_size(RsvgHandle* handle) {
  double width = 0;
  double height = 0;
  if (rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height))
    return {width * mm_per_pixel, height * mm_per_pixel};
  gboolean has_width = FALSE;
  gboolean has_height = FALSE;
  gboolean has_view_box = FALSE;
  RsvgLength length_x{};
  RsvgLength length_y{};
  RsvgRectangle view{};
  rsvg_handle_get_intrinsic_dimensions(handle, &has_width, &length_x, &has_height, &length_y, &has_view_box,
                                       &view);
  if (has_view_box) return {view.width * mm_per_pixel, view.height * mm_per_pixel};
  return {100, 100};
}

// Returns whether the SVG draws nothing. The library ignores an
// invalid view box, and then hides everything outside the picture.
bool draws_nothing(RsvgHandle* handle) {
  const RsvgRectangle viewport{0, 0, 100, 100};
  RsvgRectangle ink{};
  if (rsvg_handle_get_geometry_for_layer(handle, nullptr, &viewport, &ink, nullptr, nullptr) == FALSE)
    return false;
  return !(ink.width > 0 || ink.height > 0);
}

void show_png(cairo_t* cr, const std::string& bytes, Box box) {
  const SurfacePtr surface = png_surface(bytes);
  if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS) return;
  const double width = cairo_image_surface_get_width(surface.get());
  const double height = cairo_image_surface_get_height(surface.get());
  const double scale = std::min(box.width / width, box.height / height);
  cairo_save(cr);
  cairo_translate(cr, box.centre().x - width * scale / 2, box.centre().y - height * scale / 2);
  cairo_scale(cr, scale, scale);
  cairo_set_source_surface(cr, surface.get(), 0, 0);
  cairo_paint(cr);
  cairo_restore(cr);
}

void show_svg(cairo_t* cr, const std::string& bytes, Box box) {
  const auto handle = svg_handle(bytes);
  if (!handle) return;
  const RsvgRectangle viewport{box.x, box.y, box.width, box.height};
  rsvg_handle_render_document(handle->get(), cr, &viewport, nullptr);
}

Expected<Size> size_of(const std::string& bytes) {
  if (is_png(bytes)) {
    const auto pixels = png_pixels(bytes);
    if (pixels && std::uint64_t{pixels->first} * pixels->second > most_pixels)
      return unexpected(fmt::format("it has {} x {} pixels, more than the limit of {} million", pixels->first,
                                    pixels->second, most_pixels / 1'000'000));
    if (pixels && (pixels->first == 0 || pixels->second == 0)) return unexpected(std::string(no_extent));
    const SurfacePtr surface = png_surface(bytes);
    const cairo_status_t status = cairo_surface_status(surface.get());
    // The library also reports this for a file that it cannot decode.
    // Memory is sufficient, since the number of pixels is limited.
    if (status == CAIRO_STATUS_NO_MEMORY) return unexpected(std::string("its PNG is damaged"));
    if (status != CAIRO_STATUS_SUCCESS) return unexpected(std::string(cairo_status_to_string(status)));
    return Size{cairo_image_surface_get_width(surface.get()) * mm_per_pixel,
                cairo_image_surface_get_height(surface.get()) * mm_per_pixel};
  }
  if (auto why = svg_beyond_limits(bytes)) return unexpected(std::move(*why));
  const auto handle = svg_handle(bytes);
  if (!handle) return unexpected(handle.error());
  const Size size = svg_size(handle->get());
  // Also rejects NaN.
  if (!(size.width > 0 && size.height > 0)) return unexpected(std::string(no_extent));
  if (draws_nothing(handle->get())) return unexpected(std::string("it is empty"));
  return size;
}

std::optional<Rgb> colour_of(const std::string& bytes) {
  constexpr int side = 48;
  const SurfacePtr surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side));
  const ContextPtr cr(cairo_create(surface.get()));
  show_picture(cr.get(), bytes, {0, 0, side, side});
  cairo_surface_flush(surface.get());
  const unsigned char* rows = cairo_image_surface_get_data(surface.get());
  const int stride = cairo_image_surface_get_stride(surface.get());
  std::array<double, 4> sums{};  // blue, green, red, alpha; colours are premultiplied
  for (int y = 0; y < side; ++y) {
    for (int x = 0; x < side; ++x) {
      std::uint32_t pixel = 0;
      std::memcpy(&pixel, rows + static_cast<std::ptrdiff_t>(y) * stride + static_cast<std::ptrdiff_t>(x) * 4,
                  4);
      for (unsigned int i = 0; i < 4; ++i) sums.at(i) += (pixel >> (8 * i)) & 0xFFU;
    }
  }
  if (sums[3] < 255) return std::nullopt;
  return Rgb{sums[2] / sums[3], sums[1] / sums[3], sums[0] / sums[3]};
}

// Caches a result that depends on the bytes of a picture alone: many components query the same few logos.
template <auto tell>
auto recalled(const std::string& bytes) {
  constexpr std::size_t longest = std::size_t{1} << 16U;
  constexpr std::size_t most = 64;  // four megabytes
  if (bytes.size() > longest) return tell(bytes);
  thread_local std::unordered_map<std::string, decltype(tell(bytes))> told;
  if (const auto known = told.find(bytes); known != told.end()) return known->second;
  if (told.size() >= most) told.clear();
  return told.emplace(bytes, tell(bytes)).first->second;
}

}  // namespace

Expected<Size> picture_size(const std::string& bytes) {
  return recalled<size_of>(bytes);
}

std::optional<Rgb> picture_colour(const std::string& bytes) {
  return recalled<colour_of>(bytes);
}

std::string reduced_picture(std::string bytes, int longest) {
  const auto size = is_png(bytes) ? png_pixels(bytes) : std::nullopt;
  if (!size || std::max(size->first, size->second) <= static_cast<std::uint32_t>(longest) ||
      std::uint64_t{size->first} * size->second > most_pixels)
    return bytes;
  const SurfacePtr surface = png_surface(bytes);
  cairo_surface_t* large = surface.get();
  const cairo_format_t format = cairo_image_surface_get_format(large);
  if (cairo_surface_status(large) != CAIRO_STATUS_SUCCESS ||
      (format != CAIRO_FORMAT_ARGB32 && format != CAIRO_FORMAT_RGB24))
    return bytes;
  const Pixels from(large);
  const int side = (std::max(from.width, from.height) + longest - 1) / longest;
  const SurfacePtr small(
      cairo_image_surface_create(format, (from.width + side - 1) / side, (from.height + side - 1) / side));
  if (cairo_surface_status(small.get()) != CAIRO_STATUS_SUCCESS) return bytes;
  const Pixels to(small.get());
  for (int y = 0; y < to.height; ++y)
    for (int x = 0; x < to.width; ++x) set_mean(to.at(x, y), from, x * side, y * side, side);
  cairo_surface_mark_dirty(small.get());
  std::string written;
  return cairo_surface_write_to_png_stream(small.get(), append_bytes, &written) == CAIRO_STATUS_SUCCESS
             ? written
             : bytes;
}

void show_picture(cairo_t* cr, const std::string& bytes, Box box) {
  if (is_png(bytes))
    show_png(cr, bytes, box);
  else
    show_svg(cr, bytes, box);
}

}  // namespace trackwright
