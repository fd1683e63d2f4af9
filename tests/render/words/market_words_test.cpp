#include "render/words/market_words.h"

#include <gmock/gmock.h>

#include "tests/golden_text.h"
#include "tests/render/sample_title.h"

namespace trackwright {
namespace {

using testing::ElementsAre;

std::vector<std::string> moves_told(const Title& title) {
  std::vector<std::string> words;
  for (const MarketMove& move : all_moves(title)) words.push_back(move.when + ": " + price_words(move));
  return words;
}

Title with_row_ends() {
  Title title = sample_title();
  title.market.moves = {{"nothing paid", "stay", {}}};
  title.market.row_end_right = RowEnd::Up;
  title.market.row_end_left = RowEnd::Closes;
  title.market.row_end_top = RowEnd::RightAndDown;
  return title;
}

TEST(MarketWords, DescribeTheEndsOfRows) {
  EXPECT_TRUE(matches_text(moves_told(with_row_ends())));
}

// A single row may be printed in two rows; the end of a printed row is not an end of the market.
TEST(MarketWords, NameTheEndsOfAMarketOfOneRow) {
  Title title = with_row_ends();
  title.market.row_end_top.reset();
  title.market.rows = {
      {MarketCell{10, "", false, {}}, MarketCell{20, "", false, {}}, MarketCell{30, "", false, {}}}};
  EXPECT_TRUE(matches_text(moves_told(title)));
}

}  // namespace
}  // namespace trackwright
