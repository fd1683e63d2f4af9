// Tests rules of 1870's stock chart that no recorded game uses: the line that one share does not cross, the
// top row, companies that close, and the treasury of a company.
#include <gtest/gtest.h>

#include "designer/format/title/load.h"
#include "engine/play/companies/steps.h"
#include "engine/play/stock/steps.h"
#include "engine/play/turn/apply.h"
#include "engine/play/turn/steps.h"
#include "tests/noise/imported.h"

namespace trackwright {
namespace {

using namespace play;

class StockChart : public testing::Test {
 protected:
  void SetUp() override {
    auto made = Game::of(*loaded_.title, players);
    ASSERT_TRUE(made) << made.error();
    game_.emplace(std::move(*made));
    state_ = opening(*game_);
  }

  // Starts the first company: player 0 has the president's certificate, player 1 has 10 %.
  void start_company(Cell at) {
    CompanyState& one = state_.companies[0];
    one.started = one.floated = one.operated = true;
    one.president = player_owner(0);
    one.par = {5, 6};
    PlayTable table(*game_, state_);
    table.enter(0, at);
    table.move_certificate(0, 0, player_owner(0));
    table.move_certificate(0, 1, player_owner(1));
  }

  void begin_stock_round() {
    state_.round = RoundKind::Stock;
    state_.step = Stage::Shares;
    state_.turn = 2;
    PlayTable(*game_, state_).start_stock_round();
  }

  static constexpr int players = 4;
  const Loaded loaded_ = load_title(DiskReader(), noise::installation(), "1870");
  std::optional<Game> game_;
  State state_;
};

TEST_F(StockChart, OnlySeveralSharesCrossTheLine) {
  constexpr Cell above{4, 10};  // price 90; below it 90 and 76, both below the line
  start_company(above);
  PlayTable(*game_, state_).move_for_sale(0, {1, 10, false});
  EXPECT_EQ(state_.companies[0].cell, above);
  PlayTable(*game_, state_).move_for_sale(0, {2, 20, false});
  EXPECT_EQ(state_.companies[0].cell, (Cell{6, 10}));
}

TEST_F(StockChart, MovesUpInsteadOfRightAcrossTheLine) {
  start_company({4, 10});
  PlayTable(*game_, state_).move_price(0, {PriceDirection::Right, 1});
  EXPECT_EQ(state_.companies[0].cell, (Cell{3, 10}));
}

TEST_F(StockChart, MovesRightAndDownInsteadOfUpInTheTopRow) {
  start_company({0, 10});
  PlayTable(*game_, state_).move_price(0, {PriceDirection::Up, 1});
  EXPECT_EQ(state_.companies[0].cell, (Cell{1, 11}));
  PlayTable(*game_, state_).enter(0, {0, 20});
  PlayTable(*game_, state_).move_price(0, {PriceDirection::Up, 1});
  EXPECT_EQ(state_.companies[0].cell, (Cell{0, 20}));
}

TEST_F(StockChart, ClosesACompanyAndPoolsItsTrains) {
  start_company({7, 0});
  state_.companies[0].cash = 30;
  state_.bank -= 30;
  PlayTable table(*game_, state_);
  table.take_card(0, company_owner(0));
  table.place_home(0);
  EXPECT_EQ(table.certificate_limit(), 16);
  table.move_price(0, {PriceDirection::Down, 1});
  close_companies(table);
  EXPECT_TRUE(state_.companies[0].closed);
  EXPECT_EQ(state_.companies[0].cash, 0);
  EXPECT_EQ(state_.cards[0].owner, the_pool);
  EXPECT_EQ(table.percent_of(player_owner(0), 0), 0);
  EXPECT_TRUE(state_.tokens[0].hex < 0);
  EXPECT_EQ(table.certificate_limit(), 14);
}

TEST_F(StockChart, ReissuesTheTreasuryAtThreeQuarters) {
  start_company({0, 6});  // price 100: three quarters is 75, and 76 is nearest in the top row
  PlayTable table(*game_, state_);
  for (std::size_t i = 2; i < 7; ++i) table.move_certificate(0, i, player_owner(2));
  for (const std::size_t i : {7U, 8U}) table.move_certificate(0, i, company_owner(0));
  begin_stock_round();
  Action action;
  action.kind = ActionKind::SellShares;
  action.actor = company_owner(0);
  action.certificates = {7, 8};
  const auto after = apply(*game_, state_, action);
  ASSERT_TRUE(after) << after.error().words;
  EXPECT_EQ(game_->price_at(after->companies[0].par), 76);
  EXPECT_EQ(waits_for(*game_, *after), player_owner(1));
  Action buys;
  buys.kind = ActionKind::BuyShares;
  buys.actor = player_owner(1);
  buys.certificates = {7};
  const auto bought = apply(*game_, *after, buys);
  ASSERT_TRUE(bought) << bought.error().words;
  EXPECT_EQ(bought->companies[0].cash, 76);
}

TEST_F(StockChart, RedeemsWithTheMoneyFromTheStartOfTheRound) {
  start_company({0, 6});
  PlayTable table(*game_, state_);
  for (std::size_t i = 2; i < 7; ++i) table.move_certificate(0, i, the_pool);
  begin_stock_round();
  state_.companies[0].cash = 200;
  state_.bank -= 200;
  Action action;
  action.kind = ActionKind::BuyShares;
  action.actor = company_owner(0);
  action.certificates = {2};
  EXPECT_FALSE(apply(*game_, state_, action));
  state_.companies[0].purse = 200;
  const auto after = apply(*game_, state_, action);
  ASSERT_TRUE(after) << after.error().words;
  EXPECT_EQ(after->companies[0].cash, 100);
  EXPECT_FALSE(redeemable_in_stock_round(PlayTable(*game_, state_), 0).empty());
  State spent = *after;
  EXPECT_TRUE(redeemable_in_stock_round(PlayTable(*game_, spent), 0).empty());
}

}  // namespace
}  // namespace trackwright
