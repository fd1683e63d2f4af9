#include "tests/render/golden.h"
#include "tests/source_folder.h"

#include <cairo.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <vector>

namespace trackwright {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_golden = 24 * 1024;

struct Picture {
  int width = 0;
  int height = 0;
  std::vector<unsigned char> pixels;  // blue, green, red, unused
  unsigned char* at(int x, int y) { return &pixels[static_cast<std::size_t>((y * width + x) * 4)]; }
  const unsigned char* at(int x, int y) const {
    return &pixels[static_cast<std::size_t>((y * width + x) * 4)];
  }
};

using Surface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;

Picture decoded(const std::string& png) {
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
  const Surface surface(cairo_image_surface_create_from_png_stream(read, &reading), cairo_surface_destroy);
  if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS) return {};
  Picture picture;
  picture.width = cairo_image_surface_get_width(surface.get());
  picture.height = cairo_image_surface_get_height(surface.get());
  const auto row = static_cast<std::size_t>(picture.width) * 4;
  const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface.get()));
  const unsigned char* data = cairo_image_surface_get_data(surface.get());
  for (std::size_t y = 0; y < static_cast<std::size_t>(picture.height); ++y) {
    picture.pixels.insert(picture.pixels.end(), data + y * stride, data + y * stride + row);
  }
  return picture;
}

int difference(const unsigned char* a, const unsigned char* b) {
  int largest = 0;
  for (int i = 0; i < 3; ++i) largest = std::max(largest, std::abs(int{a[i]} - int{b[i]}));
  return largest;
}

// Expected, seen, and where they differ in red, side by side.
void write_difference(const fs::path& path, const Picture& expected, const Picture& seen, int channel) {
  const int width = std::max(expected.width, seen.width);
  const int height = std::max(expected.height, seen.height);
  const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width * 3, height),
                        cairo_surface_destroy);
  unsigned char* data = cairo_image_surface_get_data(surface.get());
  const int stride = cairo_image_surface_get_stride(surface.get());
  const unsigned char none[4] = {128, 128, 128, 0};
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      const unsigned char* a = x < expected.width && y < expected.height ? expected.at(x, y) : none;
      const unsigned char* b = x < seen.width && y < seen.height ? seen.at(x, y) : none;
      const bool differs = difference(a, b) > channel;
      const unsigned char mark[4] = {static_cast<unsigned char>(differs ? 0 : 255),
                                     static_cast<unsigned char>(differs ? 0 : 255), 255, 0};
      std::memcpy(data + y * stride + x * 4, a, 4);
      std::memcpy(data + y * stride + (x + width) * 4, b, 4);
      std::memcpy(data + y * stride + (x + 2 * width) * 4, mark, 4);
    }
  }
  cairo_surface_mark_dirty(surface.get());
  fs::create_directories(path.parent_path());
  cairo_surface_write_to_png(surface.get(), path.c_str());
}

testing::AssertionResult renew(const fs::path& golden, const std::string& png) {
  if (png.size() > largest_golden) {
    return testing::AssertionFailure() << "a golden of " << png.size() << " bytes is too large: show less";
  }
  fs::create_directories(golden.parent_path());
  std::ofstream(golden, std::ios::binary) << png;
  return testing::AssertionSuccess();
}

}  // namespace

testing::AssertionResult matches_golden(const std::string& name, const std::string& png,
                                        const GoldenTolerance& tolerance) {
  const fs::path golden = fs::path(source_folder()) / "tests" / "golden" / (name + ".png");
  if (std::getenv("TRACKWRIGHT_RENEW_GOLDEN") != nullptr) return renew(golden, png);
  std::ifstream file(golden, std::ios::binary);
  if (!file) {
    return testing::AssertionFailure() << golden << " is missing; look at the picture, then run once with "
                                       << "TRACKWRIGHT_RENEW_GOLDEN=1";
  }
  const Picture expected = decoded({std::istreambuf_iterator<char>(file), {}});
  const Picture seen = decoded(png);
  std::size_t differing = 0;
  const bool same_size = expected.width == seen.width && expected.height == seen.height;
  for (int y = 0; same_size && y < seen.height; ++y) {
    for (int x = 0; x < seen.width; ++x) {
      if (difference(expected.at(x, y), seen.at(x, y)) > tolerance.channel) ++differing;
    }
  }
  const double total = std::max(1.0, static_cast<double>(seen.width) * seen.height);
  const double share = static_cast<double>(differing) / total;
  if (same_size && share <= tolerance.share) return testing::AssertionSuccess();
  const fs::path shown = fs::current_path() / "golden-differences" / (name + ".png");
  write_difference(shown, expected, seen, tolerance.channel);
  auto failure = testing::AssertionFailure();
  if (!same_size) {
    failure << "expected " << expected.width << "x" << expected.height << " pixels, saw " << seen.width << "x"
            << seen.height;
  } else {
    failure << differing << " pixels differ (" << share * 100 << " %)";
  }
  return failure << "; see " << shown;
}

}  // namespace trackwright
