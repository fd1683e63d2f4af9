#include "engine/base/suggest.h"

#include <gtest/gtest.h>

#include <array>

namespace trackwright {
namespace {

constexpr std::array<std::string_view, 5> words{"mountain", "water", "impassable", "province", "a"};

TEST(Nearest, FindsOneSlip) {
  EXPECT_EQ(nearest("watr", words), "water");    // left out
  EXPECT_EQ(nearest("waater", words), "water");  // doubled
  EXPECT_EQ(nearest("wader", words), "water");   // replaced
  EXPECT_EQ(nearest("wtaer", words), "water");   // swapped
  EXPECT_EQ(nearest("Water", words), "water");   // capital
  EXPECT_EQ(nearest("impasable", words), "impassable");
}

TEST(Nearest, FindsThreeSlipsInALongWord) {
  EXPECT_EQ(nearest("inpasabel", words), "impassable");
}

TEST(Nearest, FindsNothingIfNoWordIsNear) {
  EXPECT_EQ(nearest("forest", words), "");
  EXPECT_EQ(nearest("", words), "");
  EXPECT_EQ(nearest("b", words), "");  // a single letter is not close to another
  EXPECT_EQ(nearest("water", {}), "");
  EXPECT_EQ(nearest(std::string(100000, 'w'), words), "");
}

}  // namespace
}  // namespace trackwright
