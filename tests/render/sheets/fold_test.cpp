#include "render/sheets/fold.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <variant>

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

const Paper a4{"A4", {210, 297}};
const Paper letter{"Letter", {215.9, 279.4}};

std::vector<Page> pages_on(Size size, std::size_t count) {
  std::vector<Page> pages(count);
  for (Page& page : pages) page.size = size;
  return pages;
}

TEST(Fold, NestsTwoSheetsOfEightPages) {
  EXPECT_THAT(fold_order(8),
              ElementsAre(FoldedSide{7, 0}, FoldedSide{1, 6}, FoldedSide{5, 2}, FoldedSide{3, 4}));
}

TEST(Fold, PadsBeforeTheLastPage) {
  EXPECT_THAT(fold_order(6), ElementsAre(FoldedSide{5, 0}, FoldedSide{1, std::nullopt},
                                         FoldedSide{std::nullopt, 2}, FoldedSide{3, 4}));
  EXPECT_THAT(fold_order(1), ElementsAre(FoldedSide{std::nullopt, 0}, FoldedSide{}));
  EXPECT_THAT(fold_order(0), IsEmpty());
}

// Reads the folded booklet: the halves of the nested sheets from the front cover to the back cover.
std::vector<std::size_t> read_through(const std::vector<FoldedSide>& sides) {
  std::vector<std::optional<std::size_t>> halves;
  const std::size_t sheets = sides.size() / 2;
  for (std::size_t i = 0; i < sheets; ++i) {
    halves.push_back(sides[2 * i].right);
    halves.push_back(sides[2 * i + 1].left);
  }
  for (std::size_t i = sheets; i-- > 0;) {
    halves.push_back(sides[2 * i + 1].right);
    halves.push_back(sides[2 * i].left);
  }
  std::vector<std::size_t> pages;
  for (const auto& half : halves)
    if (half) pages.push_back(*half);
  return pages;
}

TEST(Fold, ReadsInOrderWhateverTheNumberOfPages) {
  for (std::size_t pages = 0; pages <= 41; ++pages) {
    const std::vector<FoldedSide> sides = fold_order(pages);
    EXPECT_EQ(sides.size(), (pages + 3) / 4 * 2) << pages;
    const std::vector<std::size_t> read = read_through(sides);
    ASSERT_THAT(read, SizeIs(pages));
    for (std::size_t i = 0; i < pages; ++i) EXPECT_EQ(read[i], i) << pages;
  }
}

TEST(Fold, HasPagesOfHalfThePaper) {
  EXPECT_EQ(booklet_page_on(a4), (Size{148.5, 210}));
  EXPECT_EQ(booklet_page_on(letter), (Size{139.7, 215.9}));
  EXPECT_EQ(booklet_page_on({"A3", {297, 420}}), (Size{148, 210}));
}

TEST(Fold, PutsTheFoldInTheMiddleOfTheSheet) {
  for (const Paper& paper : {a4, letter, Paper{"A3", {297, 420}}, Paper{"small", {100, 150}}}) {
    const Size page = booklet_page_on(paper);
    const std::vector<Page> sides = folded(pages_on(page, 8), paper);
    ASSERT_THAT(sides, SizeIs(4));
    for (const Page& side : sides) {
      EXPECT_EQ(side.size, (Size{paper.size.height, paper.size.width}));
      const auto& left = std::get<Group>(side.drawing.items.at(0).value);
      const auto& right = std::get<Group>(side.drawing.items.at(1).value);
      EXPECT_NEAR(left.transform.apply({page.width, 0}).x, side.size.width / 2, 1e-9);
      EXPECT_NEAR(right.transform.apply({0, 0}).x, side.size.width / 2, 1e-9);
      EXPECT_NEAR(left.transform.apply({0, page.height}).y + left.transform.apply({0, 0}).y, side.size.height,
                  1e-9);
      EXPECT_GE(left.transform.apply({0, 0}).x, -1e-9);
    }
    EXPECT_FALSE(sides[0].back);
    EXPECT_TRUE(sides[1].back);
  }
}

}  // namespace
}  // namespace trackwright
