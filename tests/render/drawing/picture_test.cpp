#include "render/drawing/picture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "render/documents/png.h"

namespace trackwright {
namespace {

using testing::HasSubstr;

std::string svg(const std::string& size) {
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" " + size + "><rect width=\"4\" height=\"4\"/></svg>";
}

TEST(Picture, HasTheSizeThatItSays) {
  const auto size = picture_size(svg("width=\"96\" height=\"48\""));
  ASSERT_TRUE(size);
  EXPECT_NEAR(size->width, 25.4, 1e-6);
  EXPECT_NEAR(size->height, 12.7, 1e-6);
}

TEST(Picture, WithoutASizeIsNone) {
  for (const char* none : {"width=\"0\" height=\"4\"", "width=\"4\" height=\"0\"", "viewBox=\"0 0 0 0\""})
    EXPECT_FALSE(picture_size(svg(none))) << none;
}

// Nothing is inside, or what is inside is nothing.
TEST(Picture, ThatDrawsNothingIsRefused) {
  for (const char* inside : {"", "<rect width=\"0\" height=\"0\"/>", "<g/>",
                             "<rect width=\"4\" height=\"4\" display=\"none\"/>"}) {
    const auto size = picture_size("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">" +
                                   std::string(inside) + "</svg>");
    ASSERT_FALSE(size) << inside;
    EXPECT_THAT(size.error(), HasSubstr("draws nothing"));
  }
}

// The size stands in the first bytes, so that nobody has to find room for such a picture.
TEST(Picture, OfTooManyPixelsIsRefused) {
  std::string png = write_png({}, {10, 10}, 25.4);
  ASSERT_TRUE(picture_size(png));
  png.replace(16, 8, std::string("\0\0\x4E\x20\0\0\x4E\x20", 8));
  const auto size = picture_size(png);
  ASSERT_FALSE(size);
  EXPECT_THAT(size.error(), HasSubstr("20000 x 20000 pixels"));
}

TEST(Picture, ThatIsADamagedPngSaysSo) {
  const std::string png = write_png({}, {10, 10}, 25.4);
  const auto why = [](std::string bytes, std::size_t at, const std::string& other) {
    return picture_size(bytes.replace(at, other.size(), other)).error();
  };
  EXPECT_EQ(why(png, 16, std::string(4, '\0')), "it has no width or no height");
  EXPECT_EQ(why(png, 20, std::string(4, '\0')), "it has no width or no height");
  EXPECT_EQ(why(png, 24, "\x7F"), "its PNG is damaged");
}

}  // namespace
}  // namespace trackwright
