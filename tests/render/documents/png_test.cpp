#include "render/documents/png.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/render/golden.h"
#include "tests/render/pages.h"

namespace trackwright {
namespace {

TEST(Png, HasTheSizeAtTheRequestedResolution) {
  const std::string png = write_png({}, {25.4, 50.8}, 150);
  ASSERT_EQ(png.compare(1, 3, "PNG"), 0);
  const auto number = [&](std::size_t at) {
    int value = 0;
    for (std::size_t i = at; i < at + 4; ++i) value = value * 256 + static_cast<unsigned char>(png[i]);
    return value;
  };
  EXPECT_EQ(number(16), 150);
  EXPECT_EQ(number(20), 300);
}

TEST(Png, SameDrawingGivesSameBytes) {
  EXPECT_EQ(write_png(everything(), {100, 80}, 100), write_png(everything(), {100, 80}, 100));
}

TEST(Png, MatchesTheGoldenFile) {
  EXPECT_TRUE(matches_golden("everything", write_png(everything(), {100, 80}, 60)));
}

TEST(Png, DiffersFromTheGoldenFileWithoutOneItem) {
  if (std::getenv("TRACKWRIGHT_RENEW_GOLDEN") != nullptr) GTEST_SKIP() << "goldens are being renewed";
  Drawing less = everything();
  less.items.pop_back();
  EXPECT_FALSE(matches_golden("everything", write_png(less, {100, 80}, 60)));
  EXPECT_FALSE(matches_golden("no-such-picture", write_png(less, {100, 80}, 60)));
}

}  // namespace
}  // namespace trackwright
