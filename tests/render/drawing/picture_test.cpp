#include "render/drawing/picture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "render/documents/png.h"
#include "tests/golden_text.h"

namespace trackwright {
namespace {

using testing::HasSubstr;

std::string svg(const std::string& size) {
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" " + size + "><rect width=\"4\" height=\"4\"/></svg>";
}

// Returns the size in pixels.
Size pixels_of(const std::string& png) {
  const auto size = picture_size(png);
  return size ? Size{std::round(size->width * 96 / 25.4), std::round(size->height * 96 / 25.4)} : Size{};
}

TEST(Picture, HasTheStatedSize) {
  const auto size = picture_size(svg("width=\"96\" height=\"48\""));
  ASSERT_TRUE(size);
  EXPECT_NEAR(size->width, 25.4, 1e-6);
  EXPECT_NEAR(size->height, 12.7, 1e-6);
}

TEST(Picture, WithoutASizeIsRejected) {
  for (const char* none : {"width=\"0\" height=\"4\"", "width=\"4\" height=\"0\"", "viewBox=\"0 0 0 0\""})
    EXPECT_FALSE(picture_size(svg(none))) << none;
}

// The file has no elements, or none of them draws anything.
TEST(Picture, ThatDrawsNothingIsRejected) {
  for (const char* inside : {"", "<rect width=\"0\" height=\"0\"/>", "<g/>",
                             "<rect width=\"4\" height=\"4\" display=\"none\"/>"}) {
    const auto size = picture_size("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">" +
                                   std::string(inside) + "</svg>");
    ASSERT_FALSE(size) << inside;
    EXPECT_THAT(size.error(), HasSubstr("empty"));
  }
}

// The size is in the first bytes, so the picture is rejected before any memory is allocated for it.
TEST(Picture, WithTooManyPixelsIsRejected) {
  std::string png = write_png({}, {10, 10}, 25.4);
  ASSERT_TRUE(picture_size(png));
  png.replace(16, 8, std::string("\0\0\x4E\x20\0\0\x4E\x20", 8));
  const auto size = picture_size(png);
  ASSERT_FALSE(size);
  EXPECT_THAT(size.error(), HasSubstr("20000 x 20000 pixels"));
}

TEST(Picture, FromADamagedPngIsRejectedWithTheReason) {
  const std::string png = write_png({}, {10, 10}, 25.4);
  const auto why = [](std::string bytes, std::size_t at, const std::string& other) {
    return picture_size(bytes.replace(at, other.size(), other)).error();
  };
  EXPECT_TRUE(matches_text(why(png, 16, std::string(4, '\0'))));
  EXPECT_TRUE(matches_text(why(png, 20, std::string(4, '\0'))));
  EXPECT_TRUE(matches_text(why(png, 24, "\x7F")));
}

// A photograph as a logo would otherwise be decoded and stored at its full size.
TEST(Picture, IsReducedToThePrintedResolution) {
  Drawing halves;
  fill(halves, rectangle({0, 0, 10, 20}), {.r = 1, .g = 0, .b = 0});
  fill(halves, rectangle({10, 0, 20, 20}), {.r = 0, .g = 0, .b = 1});
  const std::string large = write_png(halves, {30, 20}, 254);
  ASSERT_EQ(pixels_of(large), Size(300, 200));
  const std::string small = reduced_picture(large, 100);
  EXPECT_EQ(pixels_of(small), Size(100, 67));
  const auto mean = picture_colour(small);
  ASSERT_TRUE(mean);
  EXPECT_NEAR(mean->r, 1.0 / 3, 0.02);
  EXPECT_NEAR(mean->b, 2.0 / 3, 0.02);
  EXPECT_EQ(reduced_picture(large, 300), large);
}

TEST(Picture, IsUnchangedIfItCannotBeReduced) {
  std::string damaged = write_png({}, {30, 20}, 254);
  damaged[24] = '\x7F';
  EXPECT_EQ(reduced_picture(damaged, 10), damaged);
  const std::string vector = svg("width=\"9600\" height=\"4800\"");
  EXPECT_EQ(reduced_picture(vector, 10), vector);
}

}  // namespace
}  // namespace trackwright
