#include "render/components/market/market.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "designer/format/press/theme_file.h"
#include "render/components/market/market_layout.h"
#include "render/kit/joins.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

Board drawn(const Title& title, Findings& findings) {
  const Theme theme = classic_theme();
  const Component component = made_by(market_board, {title, theme, {}, findings});
  return component.boards.at(0);
}

std::map<std::string, int> prices(const Market& market) {
  std::map<std::string, int> counts;
  for (const auto& row : market.rows) {
    for (const auto& cell : row)
      if (cell) ++counts[std::to_string(cell->price)];
  }
  return counts;
}

// Counts how often each text that is a number occurs on the board.
std::map<std::string, int> printed(const Drawing& drawing) {
  std::map<std::string, int> counts;
  for (const std::string& text : texts(drawing))
    if (text.find_first_not_of("0123456789") == std::string::npos) ++counts[text];
  return counts;
}

void expect_tidy_board(const Board& board, const Findings& findings) {
  EXPECT_THAT(findings, IsEmpty());
  EXPECT_TRUE(texts_apart(board.drawing));
  EXPECT_TRUE(texts_within(board.drawing, {5, 5, board.size.width - 10, board.size.height - 10}));
}

TEST(Market, PrintsEachPriceOfTheGridOnce) {
  Findings findings;
  const Title title = sample_title();
  const Board board = drawn(title, findings);
  EXPECT_EQ(printed(board.drawing), prices(title.market));
  expect_tidy_board(board, findings);
}

TEST(Market, ExplainsZonesMovesAndLedges) {
  Findings findings;
  const auto words = texts(drawn(sample_title(), findings).drawing);
  for (const char* text : {"18Sample", "Stock market", "Zones", "Par: starting values",
                           "End: the game ends when a price gets here", "Price moves", "nothing paid",
                           "receivership: to the lowest price", "ledge: no move to the right; up instead",
                           "instead of right, at the end of a row"})
    EXPECT_THAT(words, Contains(text));
}

// The arrows alone would mean that the price always moves by two.
TEST(Market, PutsConditionsOfAMoveBesideItsArrows) {
  Title title = sample_title();
  title.market.moves = {{"each share sold", "left 2, then down if at a ledge", {}},
                        {"a loan taken", "left 2", {}},
                        {"merger", "to the lower price", {}}};
  Findings findings;
  const auto words = texts(drawn(title, findings).drawing);
  EXPECT_THAT(words, Contains("each share sold: then down if at a ledge"));
  EXPECT_THAT(words, Contains("a loan taken"));
  EXPECT_THAT(words, Contains("merger: to the lower price"));
}

TEST(Market, OmitsUnusedZonesInTheLegend) {
  Title title = sample_title();
  title.market.rows[0][12]->zones = "";
  Findings findings;
  EXPECT_THAT(texts(drawn(title, findings).drawing),
              Not(Contains("End: the game ends when a price gets here")));
}

TEST(Market, KeepsCellsAndLegendWholeWhenSplit) {
  Findings findings;
  const Title title = sample_title();
  // The legend has two parts: zones and price moves.
  EXPECT_THAT(drawn(title, findings).keep_whole, SizeIs(place_cells(title.market).size() + 2));
}

// As in 1846: 32 prices in two rows take two sheets. The join must not lie between arrows and their words.
TEST(Market, KeepsTheLegendBelowALongLineClearOfJoins) {
  Title title = sample_title();
  title.market.shape = MarketShape::Line;
  title.market.rows.resize(1);
  const auto cell =
      *std::ranges::find_if(title.market.rows[0], [](const auto& one) { return one.has_value(); });
  title.market.rows[0].assign(32, cell);
  title.market.zones.resize(1);
  title.market.moves = {{"dividend paid", "right", {}},
                        {"shares sold by the president, once a sale", "left", {}},
                        {"shares in the pool at the end of a stock round", "down", {}}};
  Findings findings;
  const Board board = drawn(title, findings);
  std::vector<Span> across;
  for (const Box& box : board.keep_whole) across.push_back({box.x, box.right()});
  const std::vector<double> seams = joins(board.size.width, 197.3, 10, across);
  ASSERT_EQ(seams.size(), 3U);
  const Box moves = board.keep_whole.back();
  EXPECT_TRUE(seams[1] <= moves.x || moves.right() <= seams[1]) << seams[1];
  EXPECT_GT(moves.width, 60);
}

TEST(Market, LineHasTallCellsWithThePriceAtBothEnds) {
  Title title = sample_title();
  title.market.shape = MarketShape::Line;
  title.market.rows.resize(1);
  Findings findings;
  const Board board = drawn(title, findings);
  auto twice = prices(title.market);
  for (auto& [price, count] : twice) count *= 2;
  EXPECT_EQ(printed(board.drawing), twice);
  expect_tidy_board(board, findings);
}

// This applies to a line and to a grid of one row.
TEST(Market, ALongLineIsFoldedIntoRowsOnOneSheet) {
  Title title = sample_title();
  title.market.rows.assign(1, {});
  for (int price = 1; price <= 69; ++price) title.market.rows[0].push_back(MarketCell{.price = price});
  for (const MarketShape shape : {MarketShape::Line, MarketShape::Grid}) {
    title.market.shape = shape;
    const auto cells = place_cells(title.market);
    ASSERT_THAT(cells, SizeIs(69));
    EXPECT_LE(cells_box(cells).right(), 400);
    EXPECT_LE(cells_box(cells).bottom(), 171);
    EXPECT_EQ(cells[18].box.x, cells[0].box.x);
    EXPECT_GT(cells[18].box.y, cells[17].box.bottom());
    EXPECT_EQ(cells[17].box.y, cells[0].box.y);
    Findings findings;
    expect_tidy_board(drawn(title, findings), findings);
  }
}

TEST(Market, ZigzagAlternatesBetweenTwoBands) {
  Title title = sample_title();
  title.market.shape = MarketShape::Zigzag;
  title.market.rows.resize(1);
  const auto cells = place_cells(title.market);
  EXPECT_EQ(cells[0].box.y, cells[2].box.y);
  EXPECT_LT(cells[0].box.y, cells[1].box.y);
  EXPECT_NEAR(cells[1].box.x - cells[0].box.x, cells[0].box.width / 2, 1e-9);
  Findings findings;
  expect_tidy_board(drawn(title, findings), findings);
}

TEST(Market, CellsDoNotOverlap) {
  Title title = sample_title();
  for (const MarketShape shape : {MarketShape::Grid, MarketShape::Line, MarketShape::Zigzag}) {
    title.market.shape = shape;
    const auto cells = place_cells(title.market);
    for (std::size_t i = 0; i < cells.size(); ++i) {
      for (std::size_t j = i + 1; j < cells.size(); ++j) {
        const Box& a = cells[i].box;
        const Box& b = cells[j].box;
        EXPECT_FALSE(a.x + 0.01 < b.right() && b.x + 0.01 < a.right() && a.y + 0.01 < b.bottom() &&
                     b.y + 0.01 < a.bottom())
            << i << " " << j;
      }
    }
  }
}

TEST(Market, ALargeGridStillFits) {
  Title title = sample_title();
  title.market.rows.clear();
  for (int r = 0; r < 20; ++r) {
    auto& row = title.market.rows.emplace_back();
    for (int c = 0; c < 20; ++c) row.push_back(MarketCell{1000 + 10 * c - 3 * r, {}, false, {}});
  }
  Findings findings;
  const Board board = drawn(title, findings);
  EXPECT_EQ(printed(board.drawing), prices(title.market));
  expect_tidy_board(board, findings);
}

TEST(Market, HasNoBoardWithoutPrices) {
  Title title = sample_title();
  title.market.rows.clear();
  const Theme theme = classic_theme();
  Findings findings;
  EXPECT_THAT(made_by(market_board, {title, theme, {}, findings}).boards, IsEmpty());
}

// As in 1822, where minors and majors share some par prices.
TEST(Market, ACellInTwoParZonesHasBothFrames) {
  Market market;
  market.zones = {{.letter = "p", .name = "Par", .colour = "#cc2222", .par = true},
                  {.letter = "x", .name = "Par of minors", .colour = "#2222cc", .par = true}};
  const auto frames = [&](const char* zones) { return cell_look(market, classic_theme(), zones).frames; };
  EXPECT_THAT(frames("p"), SizeIs(1));
  ASSERT_THAT(frames("xp"), SizeIs(2));
  EXPECT_NE(frames("xp")[0], frames("xp")[1]);
}

}  // namespace
}  // namespace trackwright
