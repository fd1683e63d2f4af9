#include "render/words/paginate.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::vector<std::size_t>> pages_of_strips(const std::vector<Strip>& strips, double room) {
  std::vector<std::vector<std::size_t>> pages;
  for (const auto& placed : paginate(strips, room)) {
    auto& page = pages.emplace_back();
    for (const PlacedStrip& one : placed) page.push_back(one.strip);
  }
  return pages;
}

TEST(Paginate, FillsPagesInOrder) {
  const std::vector<Strip> lines(5, {.height = 4});
  EXPECT_THAT(pages_of_strips(lines, 10), ElementsAre(ElementsAre(0, 1), ElementsAre(2, 3), ElementsAre(4)));
  EXPECT_THAT(paginate({}, 10), IsEmpty());
}

TEST(Paginate, OmitsSpaceAtTheTopOfAPage) {
  const std::vector<Strip> lines(4, {.height = 4, .above = 2});
  const auto pages = paginate(lines, 10);
  ASSERT_EQ(pages.size(), 2U);
  EXPECT_THAT(pages[1], ElementsAre(PlacedStrip{2, 0, false}, PlacedStrip{3, 6, false}));
}

TEST(Paginate, KeepsAHeadingWithItsText) {
  std::vector<Strip> strips(4, {.height = 4});
  strips[1].keep = true;
  EXPECT_THAT(pages_of_strips(strips, 8), ElementsAre(ElementsAre(0), ElementsAre(1, 2), ElementsAre(3)));
}

TEST(Paginate, SplitsAChainThatIsHigherThanAPage) {
  const std::vector<Strip> strips(5, {.height = 4, .keep = true});
  EXPECT_THAT(pages_of_strips(strips, 8), ElementsAre(ElementsAre(0, 1), ElementsAre(2, 3), ElementsAre(4)));
}

TEST(Paginate, MovesAFigureBehindTheTextThatFits) {
  std::vector<Strip> strips(4, {.height = 4});
  strips[1] = {.height = 7, .floats = true};
  EXPECT_THAT(pages_of_strips(strips, 10), ElementsAre(ElementsAre(0, 2), ElementsAre(1), ElementsAre(3)));
  strips[3].height = 3;
  EXPECT_THAT(pages_of_strips(strips, 10), ElementsAre(ElementsAre(0, 2), ElementsAre(1, 3)));
}

TEST(Paginate, KeepsTheOrderOfFigures) {
  std::vector<Strip> strips(3, {.height = 9, .floats = true});
  strips[0] = {.height = 4};
  strips[2].height = 2;
  EXPECT_THAT(pages_of_strips(strips, 10), ElementsAre(ElementsAre(0), ElementsAre(1), ElementsAre(2)));
}

TEST(Paginate, PutsNoFigureBetweenTheRowsOfATable) {
  std::vector<Strip> strips(5, {.height = 4, .again = 3});
  strips[0] = {.height = 4};
  strips[1] = {.height = 9, .floats = true};  // does not fit below the line
  strips[2] = {.height = 3, .keep = true};
  const auto pages = paginate(strips, 12);
  ASSERT_EQ(pages.size(), 3U);
  EXPECT_THAT(pages[0],
              ElementsAre(PlacedStrip{0, 0, false}, PlacedStrip{2, 4, false}, PlacedStrip{3, 7, false}));
  EXPECT_THAT(pages[1], ElementsAre(PlacedStrip{4, 3, true}));
  EXPECT_THAT(pages[2], ElementsAre(PlacedStrip{1, 0, false}));
  strips[0].height = 9;
  strips[1].height = 8;  // now the figure fits below the table
  EXPECT_THAT(paginate(strips, 16).at(1), ElementsAre(PlacedStrip{4, 3, true}, PlacedStrip{1, 7, false}));
  strips.push_back({.height = 1});
  EXPECT_THAT(paginate(strips, 16).at(1),
              ElementsAre(PlacedStrip{4, 3, true}, PlacedStrip{1, 7, false}, PlacedStrip{5, 15, false}));
}

TEST(Paginate, RepeatsTheHeadingOfATable) {
  std::vector<Strip> strips(4, {.height = 4, .again = 3});
  strips[0] = {.height = 3, .keep = true};
  const auto pages = paginate(strips, 11);
  ASSERT_EQ(pages.size(), 2U);
  EXPECT_THAT(pages[0],
              ElementsAre(PlacedStrip{0, 0, false}, PlacedStrip{1, 3, false}, PlacedStrip{2, 7, false}));
  EXPECT_THAT(pages[1], ElementsAre(PlacedStrip{3, 3, true}));
}

}  // namespace
}  // namespace trackwright
