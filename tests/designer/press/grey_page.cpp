#include "tests/designer/press/grey_page.h"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "tests/render/process.h"

namespace trackwright {
namespace {

constexpr int dark = 128;  // pixels up to this value are the ink of a mark
constexpr int below_strip = static_cast<int>(12 * pixels_per_mm);

// Returns the middles of the dark stretches along a line of pixels.
template <class Value>
std::vector<double> dark_middles(int from, int to, const Value& value) {
  std::vector<double> middles;
  for (int i = from; i < to; ++i) {
    if (value(i) > dark) continue;
    double ink = 0;
    double moment = 0;
    for (int k = std::max(from, i - 2); k < std::min(to, i + 5); ++k) {
      ink += 255 - value(k);
      moment += (255 - value(k)) * (k + 0.5);
    }
    middles.push_back(moment / ink);
    while (i < to && value(i) <= dark) ++i;
  }
  return middles;
}

}  // namespace

GreyPage grey_page(const std::string& path, int page) {
  const std::string stem = testing::TempDir() + "trackwright-page-" + std::to_string(::getpid());
  const ProcessResult drawn = run_program(fmt::format("pdftoppm -gray -singlefile -r {} -f {} -l {} {} {}",
                                                      pixels_per_mm * 25.4, page, page, path, stem));
  EXPECT_EQ(drawn.exit, 0) << drawn.output;
  GreyPage grey;
  std::ifstream file(stem + ".pgm", std::ios::binary);
  std::string format;
  int most = 0;
  file >> format >> grey.width >> grey.height >> most;
  file.get();
  EXPECT_EQ(format, "P5");
  grey.pixels.resize(static_cast<std::size_t>(grey.width) * static_cast<std::size_t>(grey.height));
  file.read(reinterpret_cast<char*>(grey.pixels.data()), static_cast<std::streamsize>(grey.pixels.size()));
  EXPECT_TRUE(file.good()) << path;
  std::filesystem::remove(stem + ".pgm");
  return grey;
}

Box marked_box(const GreyPage& page) {
  std::vector<double> across;
  for (int y = page.height - 1; y > 0 && across.size() != 2; --y)
    across = dark_middles(0, page.width, [&](int x) { return page.at(x, y); });
  std::vector<double> down;
  for (int x = 0; x < page.width && down.size() != 2; ++x)
    down = dark_middles(below_strip, page.height, [&](int y) { return page.at(x, y); });
  if (across.size() != 2 || down.size() != 2) return {};
  return {across[0], down[0], across[1] - across[0], down[1] - down[0]};
}

}  // namespace trackwright
