#include "render/drawing/theme.h"
#include "designer/format/press/theme_file.h"

#include <gtest/gtest.h>

#include <stdexcept>

namespace trackwright {
namespace {

TEST(Theme, ClassicHasEachTileColour) {
  const Theme theme = classic_theme();
  const Rgb missing = theme.colour("missing");
  for (int i = 0; i <= static_cast<int>(Colour::Gray60); ++i)
    EXPECT_NE(theme.tile(static_cast<Colour>(i)), missing) << i;
}

TEST(Theme, ClassicHasAllColoursAndWidthsOfPainters) {
  const Theme& theme = classic_theme();
  for (const std::string_view name : ink_names) EXPECT_TRUE(theme.colours.contains(name)) << name;
  for (const std::string_view name : width_names) EXPECT_TRUE(theme.widths.contains(name)) << name;
}

TEST(Theme, TakesHexColoursAndShowsMissingOnes) {
  const Theme& theme = classic_theme();
  EXPECT_EQ(theme.written("#102030"), *rgb_from_hex("#102030"));
  EXPECT_EQ(theme.written("company.red"), theme.find("company.red"));
  EXPECT_EQ(theme.written("no such colour"), theme.colour("missing"));
  EXPECT_FALSE(theme.find("no such colour"));
}

TEST(Theme, ThrowsIfItIsNotBasedOnTheClassicTheme) {
  EXPECT_THROW(Theme{}.colour("track"), std::out_of_range);
  EXPECT_THROW(Theme{}.width("track"), std::out_of_range);
}

}  // namespace
}  // namespace trackwright
