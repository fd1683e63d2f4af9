// Measures how dark the printed pages of the theme low-ink are.
#include <gtest/gtest.h>

#include "tests/designer/press/grey_page.h"
#include "tests/designer/program.h"
#include "tests/designer/scratch.h"

namespace trackwright {
namespace {

// Returns how much of a page's white is covered, from 0 to 1.
double darkness(const GreyPage& page) {
  double sum = 0;
  for (const std::uint8_t pixel : page.pixels) sum += 255 - pixel;
  return sum / 255 / static_cast<double>(page.pixels.size());
}

struct Least {
  const char* file;
  double of_classic;  // the most ink, as a share of that of the classic theme
};

TEST(LowInk, SavesInkOnComponentsWithLargeFields) {
  const Scratch scratch;
  for (const char* theme : {"classic", "low-ink"})
    ASSERT_EQ(ran({"kit", "18scan", "--with", "notes", "--theme", theme, "-o", scratch.path(theme)}).code, 0);
  for (const Least& least : {Least{"tiles", 0.75},
                             {"charters", 0.55},
                             {"cards", 0.6},
                             {"notes", 0.75},
                             {"box", 0.35},
                             {"aids", 0.6}}) {
    const std::string file = std::string("/") + least.file + ".pdf";
    const double classic = darkness(grey_page(scratch.path("classic" + file), 1));
    const double low = darkness(grey_page(scratch.path("low-ink" + file), 1));
    EXPECT_LT(low, least.of_classic * classic) << least.file << " " << low / classic;
    EXPECT_GT(low, 0.001) << least.file << " shows nothing";
  }
}

}  // namespace
}  // namespace trackwright
