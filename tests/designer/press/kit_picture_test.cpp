// Tests `kit --picture`, the game on a table, in each of its formats.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <string>
#include <tuple>

#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/render/pixels.h"
#include "tests/render/process.h"

namespace trackwright {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

constexpr double inch = 25.4;

Ran painted(const Scratch& scratch, const std::string& file, const std::string& title = "18scan") {
  return ran({"kit", title, "-o", scratch.path("kit"), "--picture", scratch.path(file)});
}

TEST(KitPicture, ShowsTheGameOnTheTable) {
  const Scratch scratch;
  ASSERT_EQ(painted(scratch, "game.pdf").code, 0);
  EXPECT_TRUE(std::filesystem::exists(scratch.path("kit/kit.pdf"))) << "the kit is printed all the same";
  const std::string told = run_program("pdfinfo " + scratch.path("game.pdf")).output;
  EXPECT_THAT(squeezed(told), HasSubstr("Pages: 1\n"));
  const std::string words = run_program("pdftotext -raw " + scratch.path("game.pdf") + " -").output;
  // Map, market, charters; pdftotext does not read slanted text as words.
  for (const char* word : {"Stockholm", "Stock market", "Danske Statsbaner", "Treasury"})
    EXPECT_NE(words.find(word), std::string::npos) << word;
}

TEST(KitPicture, HasTheWidthOfARulesPage) {
  const Scratch scratch;
  ASSERT_EQ(painted(scratch, "game.png").code, 0);
  ASSERT_EQ(painted(scratch, "game.svg").code, 0);
  EXPECT_THAT(scratch.read("game.svg"), StartsWith("<?xml"));
  const Pixels picture(scratch.read("game.png"), inch);  // a pixel a millimetre
  ASSERT_EQ(picture.width(), 2400);
  ASSERT_GT(picture.height(), 1000);
  const auto at = [&](int x, int y) { return picture.at({x + 0.5, y + 0.5}); };
  // Wood at the corners, paper with many colours between.
  for (const int x : {4, 2395})
    for (const int y : {4, picture.height() - 5}) EXPECT_LT(brightness(at(x, y)), 0.4) << x << ", " << y;
  std::set<std::tuple<double, double, double>> colours;
  int light = 0;
  int seen = 0;
  for (int y = 0; y < picture.height(); y += 5) {
    for (int x = 0; x < 2400; x += 5) {
      const Rgb one = at(x, y);
      colours.emplace(one.r, one.g, one.b);
      light += brightness(one) > 0.6 ? 1 : 0;
      ++seen;
    }
  }
  EXPECT_GT(colours.size(), 500U);
  EXPECT_GT(light, seen / 4);
  EXPECT_LT(light, seen * 3 / 4);
}

TEST(KitPicture, HasTheSameBytesEachTime) {
  const Scratch scratch;
  ASSERT_EQ(painted(scratch, "one.png").code, 0);
  ASSERT_EQ(painted(scratch, "two.png").code, 0);
  EXPECT_EQ(scratch.read("one.png"), scratch.read("two.png"));
}

TEST(KitPicture, RefusesAnUnknownFormatBeforeWriting) {
  const Scratch scratch;
  const Ran told = painted(scratch, "game.gif");
  EXPECT_EQ(told.code, 2);
  EXPECT_THAT(told.err, HasSubstr("game.gif"));
  EXPECT_FALSE(std::filesystem::exists(scratch.path("kit")));
}

TEST(KitPicture, ReportsAWriteError) {
  const Scratch scratch;
  const Ran told = painted(scratch, "no/such/folder/game.png");
  EXPECT_EQ(told.code, 2);
  EXPECT_THAT(told.err, HasSubstr("game.png"));
}

}  // namespace
}  // namespace trackwright
