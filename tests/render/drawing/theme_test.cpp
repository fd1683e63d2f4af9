#include "render/drawing/theme.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace trackwright {
namespace {

TEST(Theme, ClassicHasEachTileColour) {
  const Theme theme = classic_theme();
  const Rgb missing = theme.colour("missing");
  for (int i = 0; i <= static_cast<int>(Colour::Gray60); ++i) {
    EXPECT_NE(theme.tile(static_cast<Colour>(i)), missing) << i;
  }
}

TEST(Theme, TakesHexColoursAndShowsMissingOnes) {
  const Theme theme = classic_theme();
  EXPECT_EQ(theme.colour("#102030"), *rgb_from_hex("#102030"));
  EXPECT_EQ(theme.colour("no such colour"), theme.colour("missing"));
}

TEST(Theme, UnknownWidthIsAMistakeOfTheProgram) {
  EXPECT_GT(classic_theme().width("track"), 0);
  EXPECT_THROW(classic_theme().width("no such width"), std::out_of_range);
}

}  // namespace
}  // namespace trackwright
