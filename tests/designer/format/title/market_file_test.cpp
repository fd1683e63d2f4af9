#include "designer/format/title/market_file.h"

#include <gmock/gmock.h>

#include "tests/designer/trees.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

struct BuiltMarket {
  ParsedFile file;
  Findings findings;
  Market market;
};

BuiltMarket build_rows(const std::string& text) {
  BuiltMarket built{parsed(text), {}, {}};
  built.market = build_market(built.file.tree, built.findings);
  return built;
}

TEST(MarketFileTest, ReadsPricesZonesGapsAndLedges) {
  const BuiltMarket built = build_rows("rows:\n  - 60 70p 80pq| 90 |\n  - \"- 50   60|\"\n  - 40\n");
  EXPECT_THAT(built.findings, IsEmpty());
  const auto& rows = built.market.rows;
  ASSERT_EQ(rows.size(), 3U);
  ASSERT_EQ(rows[0].size(), 4U);
  EXPECT_EQ(rows[0][1]->price, 70);
  EXPECT_EQ(rows[0][1]->zones, "p");
  EXPECT_FALSE(rows[0][1]->ledge_right);
  EXPECT_EQ(rows[0][2]->zones, "pq");
  EXPECT_TRUE(rows[0][2]->ledge_right);
  EXPECT_EQ(said(built.file.sources, rows[0][2]->place), "80pq|");
  EXPECT_TRUE(rows[0][3]->ledge_right);
  EXPECT_FALSE(rows[1][0]);
  EXPECT_EQ(said(built.file.sources, rows[1][1]->place), "50");
  EXPECT_TRUE(rows[1][2]->ledge_right);
  EXPECT_EQ(rows[2][0]->price, 40);
}

TEST(MarketFileTest, LimitsTheNumberOfCells) {
  std::string text = "rows:\n";
  for (int row = 0; row < 3000; ++row) text += "  - 60 70\n";
  const BuiltMarket built = build_rows(text);
  EXPECT_EQ(built.market.rows.size(), 1000U);
  ASSERT_EQ(built.findings.size(), 1U);
  EXPECT_EQ(built.findings[0].check, "schema/out-of-range");
}

TEST(MarketFileTest, ReportsAnInvalidPriceAtItsPlace) {
  const BuiltMarket built = build_rows("rows:\n  - 60 7o.5 80\n  - 10 p -5 | 99999999999\n");
  ASSERT_THAT(checks_of(built.findings),
              ElementsAre("market/cell", "market/cell", "market/cell", "market/cell", "market/cell"));
  EXPECT_EQ(said(built.file.sources, built.findings[0].place), "7o.5");
  EXPECT_EQ(said(built.file.sources, built.findings[1].place), "p");
  EXPECT_EQ(built.market.rows[0].size(), 3U);
}

TEST(MarketFileTest, ReportsCommasBetweenPricesOncePerRow) {
  const BuiltMarket built = build_rows("rows:\n  - 60, 70p, 80\n  - 50, 60\n");
  ASSERT_THAT(checks_of(built.findings), ElementsAre("market/cell", "market/cell"));
  EXPECT_EQ(said(built.file.sources, built.findings[0].place), "60,");
  EXPECT_THAT(built.findings[0].help, testing::HasSubstr("`60 ...`"));
  EXPECT_EQ(built.market.rows[0][1]->price, 70);
}

TEST(MarketFileTest, ReadsZonesParMovesAndRowEnds) {
  const BuiltMarket built = build_rows(
      "shape: zigzag\n"
      "rows: [60p]\n"
      "zones: {p: {name: Par, colour: red, meaning: start here, par: true}, q: {}}\n"
      "par: [60, 70]\n"
      "moves: [{when: sold out, move: up}, {when: no dividend, move: left}]\n"
      "row_ends: {right: up, left: down}\n");
  const Market& market = built.market;
  EXPECT_EQ(market.shape, MarketShape::Zigzag);
  ASSERT_EQ(market.zones.size(), 2U);
  EXPECT_EQ(market.zones[0].letter, "p");
  EXPECT_EQ(market.zones[0].name, "Par");
  EXPECT_EQ(market.zones[0].colour, "red");
  EXPECT_EQ(market.zones[0].meaning, "start here");
  EXPECT_TRUE(market.zones[0].par);
  EXPECT_FALSE(market.zones[1].par);
  EXPECT_EQ(market.par.at(1).value, 70);
  EXPECT_EQ(said(built.file.sources, market.par.at(1).place), "70");
  EXPECT_EQ(market.moves.at(0).when, "sold out");
  EXPECT_EQ(market.moves.at(1).move, "left");
  EXPECT_EQ(market.row_end_right, RowEnd::Up);
  EXPECT_EQ(market.row_end_left, RowEnd::Down);
}

TEST(MarketFileTest, ShapeIsAGridByDefault) {
  EXPECT_EQ(build_rows("rows: [60]\n").market.shape, MarketShape::Grid);
  EXPECT_EQ(build_rows("shape: line\nrows: [60]\n").market.shape, MarketShape::Line);
}

}  // namespace
}  // namespace trackwright
