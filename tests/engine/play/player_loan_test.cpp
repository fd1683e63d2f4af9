// Loans of presidents for trains: when they are granted, and how their debts grow and are paid back.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/play/loans/steps.h"
#include "engine/play/trains/steps.h"
#include "tests/engine/play/small_game.h"

namespace trackwright {
namespace {

using namespace play;

template <class T>
Placed<T> lent(T value) {
  return {value, {}};
}

// A must buy a train for 150; it has no money, and player 0, its president, has 60.
class PlayerLoan : public SmallGame {
 protected:
  void needs_train(bool after_sales) {
    title_.roster.trains.front().price = lent(150);
    title_.rules.trains.must_own.kinds = {{{"all", {}}, lent(rule::MustOwn::Always)}};
    EmergencyRules emergency;
    emergency.loans = lent(true);
    emergency.loans_after_sales = lent(after_sales);
    emergency.loan_interest = lent(50);
    emergency.loan_growth = lent(20);
    emergency.loan_penalty = lent(10);
    title_.rules.trains.emergency = emergency;
    begin();
    float_company(0, 0);
    state_.players[0].cash = 60;
    operate(0);
    state_.step = Stage::Trains;
  }

  std::string buy() {
    play::Action action = of(company_owner(0), ActionKind::BuyTrain);
    action.price = 150;
    return act(action);
  }

  const PlayerState& president() const { return state_.players.front(); }
};

TEST_F(PlayerLoan, PaysForATrain) {
  needs_train(false);
  const int before = table().worth(0);
  EXPECT_EQ(buy(), "");
  EXPECT_EQ(president().cash, 0);
  EXPECT_EQ(president().debt, 90 + 45);
  EXPECT_EQ(president().penalty, 9);
  EXPECT_EQ(table().worth(0), before - 60 - 135 - 9);
}

TEST_F(PlayerLoan, ComesAfterSales) {
  needs_train(true);
  EXPECT_EQ(buy(), "trains.emergency");
  const auto sales = emergency_sales(table(), 0, 0);
  ASSERT_FALSE(sales.empty());
  // Without a share that may be sold, the bank lends the money.
  for (std::size_t number = 1; number < 9; ++number) table().move_certificate(0, number, the_offer);
  ASSERT_TRUE(emergency_sales(table(), 0, 0).empty());
  EXPECT_EQ(buy(), "");
  EXPECT_EQ(president().debt, 135);
}

TEST_F(PlayerLoan, SavesFromBankruptcy) {
  needs_train(false);
  EXPECT_FALSE(may_be_bankrupt(table(), 0));
}

TEST_F(PlayerLoan, GrowsAfterAStockRound) {
  needs_train(false);
  state_.players[0].debt = 101;
  PlayTable at = table();
  grow_debts(at);
  EXPECT_EQ(president().debt, 122);
}

TEST_F(PlayerLoan, BarsPurchasesUntilItIsPaidBack) {
  needs_train(false);
  state_.players[0].debt = 50;
  stock_round(0);
  play::Action purchase = of(player_owner(0), ActionKind::BuyShares);
  purchase.company = 0;
  purchase.certificates = {8};
  EXPECT_EQ(act(purchase), "trains.emergency.loans");
  play::Action part = of(player_owner(0), ActionKind::RepaySomeDebt);
  part.price = 20;
  EXPECT_EQ(act(part), "");
  EXPECT_EQ(president().debt, 30);
  part.price = 31;
  EXPECT_EQ(act(part), "trains.emergency.loans");
  EXPECT_EQ(act(of(player_owner(0), ActionKind::RepayDebt)), "");
  EXPECT_EQ(president().debt, 0);
  EXPECT_EQ(president().cash, 10);
}

TEST_F(PlayerLoan, MayCostOnlyAPenalty) {
  needs_train(false);
  title_.rules.trains.emergency->loan_interest = lent(-100);
  begin();
  PlayTable at = table();
  lend_to(at, 0, 90);
  EXPECT_EQ(president().debt, 0);
  EXPECT_EQ(president().penalty, 9);
}

}  // namespace
}  // namespace trackwright
