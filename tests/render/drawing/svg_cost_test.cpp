#include "render/drawing/svg_cost.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <string>

#include "render/drawing/picture.h"

namespace trackwright {
namespace {

using testing::HasSubstr;

std::string svg_with(const std::string& inside) {
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
         "viewBox=\"0 0 10 10\">" +
         inside + "</svg>";
}

// Each level uses the level below ten times.
std::string uses(int levels) {
  std::string text = "<defs><rect id=\"a0\" width=\"1\" height=\"1\"/>";
  for (int level = 1; level <= levels; ++level) {
    text += fmt::format("<g id=\"a{}\">", level);
    for (int i = 0; i < 10; ++i) text += fmt::format("<use xlink:href=\"#a{}\"/>", level - 1);
    text += "</g>";
  }
  return svg_with(text + fmt::format("</defs><use xlink:href=\"#a{}\"/>", levels));
}

std::string repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

TEST(SvgBeyondLimits, AcceptsUsualPictures) {
  for (const std::string& usual :
       {svg_with(""), uses(3), svg_with("<!-- <use href='#x'/> --><path d='M0 0' fill=\"url(#p)\"/>"),
        svg_with("<use href=\"#a\"/><g id=\"a\"><use href=\"#a\"/></g>"),
        svg_with("<filter id=\"f\" width=\"120%\"><feGaussianBlur stdDeviation=\"2 .5\"/></filter>"),
        svg_with(repeated("<g>", 100) + repeated("</g>", 100))})
    EXPECT_EQ(svg_beyond_limits(usual).value_or(""), "") << usual.substr(0, 200);
}

TEST(SvgBeyondLimits, RejectsWhatIsNotWellFormed) {
  for (const char* other : {"", "no picture", "<svg", "<svg><g></svg>", "<svg a=></svg>"})
    EXPECT_TRUE(svg_beyond_limits(other)) << other;
}

// The number sign of the reference is an entity, which a search of the text overlooks.
TEST(SvgBeyondLimits, CountsShapesBehindEntities) {
  std::string text = uses(12);
  for (std::size_t at = 0; (at = text.find("\"#a", at)) != std::string::npos;)
    text.replace(at + 1, 1, "&#35;");
  EXPECT_THAT(svg_beyond_limits(text).value_or(""), HasSubstr("100,000 shapes"));
}

TEST(SvgBeyondLimits, CountsRepeatedShapes) {
  EXPECT_THAT(svg_beyond_limits(uses(12)).value_or(""), HasSubstr("100,000 shapes"));
  EXPECT_THAT(svg_beyond_limits(svg_with(repeated("<path/>", 100'001))).value_or(""),
              HasSubstr("100,000 shapes"));
  std::string patterns;
  for (int level = 1; level <= 6; ++level)
    patterns += fmt::format("<pattern id=\"a{}\">{}</pattern>", level,
                            repeated(fmt::format("<rect fill=\"url(#a{})\"/>", level - 1), 10));
  EXPECT_THAT(svg_beyond_limits(svg_with(patterns)).value_or(""), HasSubstr("100,000 shapes"));
}

TEST(SvgBeyondLimits, LimitsDepth) {
  EXPECT_THAT(svg_beyond_limits(svg_with(repeated("<g>", 300) + repeated("</g>", 300))).value_or(""),
              HasSubstr("nested more than 200 deep"));
  std::string chain = "<g id=\"a0\"/>";
  for (int i = 1; i < 3000; ++i) chain = fmt::format("<use id=\"a{}\" href=\"#a{}\"/>", i, i - 1) + chain;
  EXPECT_THAT(svg_beyond_limits(svg_with(chain)).value_or(""), HasSubstr("refer to each other"));
}

TEST(SvgBeyondLimits, LimitsFiltersAndEmbeddedPictures) {
  EXPECT_THAT(
      svg_beyond_limits(svg_with("<filter><feGaussianBlur stdDeviation=\"2 1e9\"/></filter>")).value_or(""),
      HasSubstr("filter"));
  // The headers of PNGs of 20,000 x 20,000 and of 16 x 16 pixels.
  EXPECT_THAT(
      svg_beyond_limits(svg_with("<image href=\"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAATiAAAE4g\"/>"))
          .value_or(""),
      HasSubstr("100 million pixels"));
  EXPECT_FALSE(svg_beyond_limits(
      svg_with("<image href=\"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQ\"/>")));
  EXPECT_THAT(svg_beyond_limits(svg_with("<image href=\"data:image/webp;base64,UklGRg==\"/>")).value_or(""),
              HasSubstr("neither PNG nor JPEG"));
}

TEST(SvgBeyondLimits, ReportsBeforeAnythingIsDrawn) {
  const auto start = std::chrono::steady_clock::now();
  const auto size = picture_size(uses(12));
  ASSERT_FALSE(size);
  EXPECT_THAT(size.error(), HasSubstr("100,000 shapes"));
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
  EXPECT_TRUE(picture_size(uses(2)));
}

}  // namespace
}  // namespace trackwright
