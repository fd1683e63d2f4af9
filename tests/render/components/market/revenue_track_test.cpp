#include "render/components/market/revenue_track.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "designer/format/press/theme_file.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

Component made_revenue_board(const Title& title, const KitOptions& options = {}) {
  const Theme theme = classic_theme();
  Findings findings;
  Component component = made_by(revenue_board, {title, theme, options, findings});
  EXPECT_THAT(findings, IsEmpty());
  return component;
}

TEST(RevenueTrack, HasEachNumberWithItsMultiples) {
  const Component component = made_revenue_board(sample_title());
  ASSERT_THAT(component.boards, SizeIs(1));
  EXPECT_THAT(component.boards[0].keep_whole, SizeIs(100));
  const auto words = texts(component.boards[0].drawing);
  // 97, and its multiples by 2 to 6.
  for (const char* text : {"1", "100", "97", "194", "291", "388", "485", "582"})
    EXPECT_THAT(words, Contains(text));
  EXPECT_THAT(words, Not(Contains("679")));
  EXPECT_TRUE(tidy(component));
}

TEST(RevenueTrack, EndsAtTheNumberOfTheKit) {
  KitOptions options;
  options.revenue_to = 60;
  const Component component = made_revenue_board(sample_title(), options);
  EXPECT_THAT(component.boards[0].keep_whole, SizeIs(60));
  EXPECT_THAT(texts(component.boards[0].drawing), Not(Contains("61")));
}

TEST(RevenueTrack, FitsASheetOfA4AndLetterLengthwise) {
  const Board board = made_revenue_board(sample_title()).boards.at(0);
  EXPECT_LE(board.size.width, 269.4);
  EXPECT_LE(board.size.height, 190);
}

TEST(RevenueTrack, MultipliesByTheSharesThatOneHolderCanHave) {
  Title title = sample_title();
  EXPECT_EQ(most_shares(title), 6);
  title.holding_limit = Placed<int>{40, {}};
  EXPECT_EQ(most_shares(title), 4);
  title.companies.companies.clear();
  EXPECT_EQ(most_shares(title), 0);
  EXPECT_TRUE(tidy(made_revenue_board(title)));
}

}  // namespace
}  // namespace trackwright
