// The train limit where a title has cards beside its trains: ferries, which carry trains, and ships, which
// run.
#include <gtest/gtest.h>

#include <string>

#include "engine/play/trains/steps.h"
#include "tests/engine/play/small_game.h"

namespace trackwright {
namespace {

using namespace play;

class TrainLimit : public SmallGame {
 protected:
  // Adds two cards of a stack of their own. Reach 0: they cannot run by themselves. Company A is in its step
  // of buying trains; the limit of the phase is 2.
  void with_cards(int reach) {
    Train card;
    card.name = ref("X");
    card.price.value = 40;
    card.count = Placed<int>{2, {}};
    card.stack = "boat";
    card.available_on = {ref("2")};
    card.reach.stops = reach;
    title_.roster.trains.push_back(card);
    begin();
    float_company(0);
    operate(0);
    first_x_ = static_cast<std::size_t>(game_->trains.back().first_card);
  }

  std::string buy(std::size_t card) {
    state_.step = Stage::Trains;
    Action action = of(company_owner(0), ActionKind::BuyTrain);
    action.card = static_cast<std::uint16_t>(card);
    action.price = table().type_of(card).price.value;
    return act(action);
  }

  std::size_t first_x_ = 0;
};

TEST_F(TrainLimit, IgnoresCardsThatCannotRun) {
  with_cards(0);
  give_train(0, first_x_);
  give_train(0, 0);
  EXPECT_EQ(table().trains_counted(0), 1);
  EXPECT_EQ(buy(1), "");
}

TEST_F(TrainLimit, AllowsBuyingCardsThatCannotRun) {
  with_cards(0);
  give_train(0, 0);
  give_train(0, 1);
  EXPECT_EQ(buy(first_x_), "");
  EXPECT_TRUE(table().crowded().empty());
  EXPECT_EQ(buy(2), "roster.phases.limits");
}

TEST_F(TrainLimit, CountsShips) {
  with_cards(3);
  give_train(0, first_x_);
  give_train(0, 0);
  EXPECT_EQ(table().trains_counted(0), 2);
  EXPECT_EQ(buy(1), "roster.phases.limits");
}

TEST_F(TrainLimit, EndsTheDutyToBuyATrainWhenFullOfShips) {
  with_cards(3);
  title_.rules.trains = {};
  give_train(0, first_x_);
  EXPECT_TRUE(must_buy_train(table(), 0));
  give_train(0, first_x_ + 1);
  EXPECT_FALSE(must_buy_train(table(), 0));
}

}  // namespace
}  // namespace trackwright
