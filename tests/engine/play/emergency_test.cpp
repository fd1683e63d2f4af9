// Which presidencies a president may lose by selling shares for a train.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/play/stock/steps.h"
#include "engine/play/trains/steps.h"
#include "tests/engine/play/small_game.h"

namespace trackwright {
namespace {

using namespace play;

// Player 0 is the president of A and B with 40 % of each, player 1 owns 30 % of each. A must buy a train for
// 150 and has no money, nor has player 0: two shares of 100 must be sold.
class EmergencySale : public SmallGame {
 protected:
  void with(rule::PresidentSells sells) {
    title_.roster.trains.front().price.value = 150;
    title_.rules.trains.must_own.kinds = {{{"all", {}}, Placed<rule::MustOwn>{rule::MustOwn::Always, {}}}};
    EmergencyRules emergency;
    emergency.president_sells = Placed<rule::PresidentSells>{sells, {}};
    title_.rules.trains.emergency = emergency;
    begin();
    float_company(0, 0);
    float_company(1, 0);
    state_.players[0].cash = 0;
    operate(0);
    state_.step = Stage::Trains;
  }

  bool sells_two_of(std::size_t company) {
    const auto sales = emergency_sales(table(), 0, 0);
    return std::ranges::any_of(
        sales, [&](const PlayTable::Bundle& one) { return one.company == company && one.percent == 20; });
  }
};

TEST_F(EmergencySale, KeepsAllPresidencies) {
  with(rule::PresidentSells::KeepsPresidencies);
  EXPECT_FALSE(sells_two_of(0));
  EXPECT_FALSE(sells_two_of(1));
}

TEST_F(EmergencySale, KeepsTheOperatingCompany) {
  with(rule::PresidentSells::KeepsCompany);
  EXPECT_FALSE(sells_two_of(0));
  EXPECT_TRUE(sells_two_of(1));
}

TEST_F(EmergencySale, MayChangeAllPresidencies) {
  with(rule::PresidentSells::Any);
  EXPECT_TRUE(sells_two_of(0));
  EXPECT_TRUE(sells_two_of(1));
}

}  // namespace
}  // namespace trackwright
