#include "tests/render/golden.h"
#include "tests/render/png_picture.h"
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

using Surface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;

int difference(const unsigned char* a, const unsigned char* b) {
  int largest = 0;
  for (int i = 0; i < 3; ++i) largest = std::max(largest, std::abs(int{a[i]} - int{b[i]}));
  return largest;
}

// Draws the expected picture, the actual one and the differences in red side by side.
void write_difference(const fs::path& path, const PngPicture& expected, const PngPicture& seen, int channel) {
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
  if (png.size() > largest_golden)
    return testing::AssertionFailure() << "a golden of " << png.size() << " bytes is too large: show less";
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
  const PngPicture expected = decode_png({std::istreambuf_iterator<char>(file), {}});
  const PngPicture seen = decode_png(png);
  std::size_t differing = 0;
  const bool same_size = expected.width == seen.width && expected.height == seen.height;
  for (int y = 0; same_size && y < seen.height; ++y) {
    for (int x = 0; x < seen.width; ++x)
      if (difference(expected.at(x, y), seen.at(x, y)) > tolerance.channel) ++differing;
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
