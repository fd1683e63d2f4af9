// Openings other than the waterfall auction: privates auctioned one by one, and bought in turn at face value.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "tests/engine/play/small_game.h"

namespace trackwright {
namespace {

using namespace play;

// Three privates of 20, 50 and 80 with a revenue of 5, and 3 players with 100 each.
class Opening : public SmallGame {
 protected:
  Opening() {
    title_.players[0].cash->value = 100;
    for (const auto& [id, price] : {std::pair("P1", 20), std::pair("P2", 50), std::pair("P3", 80)}) {
      Private one;
      one.id = ref(id);
      one.price.value = price;
      one.revenue.value = 5;
      title_.companies.privates.push_back(one);
    }
    rules_.sell = {Placed<rule::Offer>{rule::Offer::Privates, {}}};
  }

  void start(rule::Auction kind) {
    rules_.auction = Placed<rule::Auction>{kind, {}};
    title_.rules.opening = {rules_};
    begin();
    table().settle();
  }

  std::string bid_on(std::size_t player, std::uint8_t one, int price) {
    Action action = of(player_owner(player), ActionKind::Bid);
    action.private_ = one;
    action.price = price;
    return act(action);
  }
  std::string pass(std::size_t player) { return act(of(player_owner(player), ActionKind::Pass)); }
  Owner owner_of(std::size_t one) const { return state_.privates.at(one).owner; }
  Owner waits() const { return waits_for(*game_, state_); }

  AuctionRules rules_;
};

TEST_F(Opening, OneByOneAPlayerPutsOneUp) {
  start(rule::Auction::OneByOne);
  EXPECT_EQ(bid_on(0, 1, 45), "opening.step");
  ASSERT_EQ(bid_on(0, 1, 50), "");
  EXPECT_EQ(bid_on(1, 2, 80), "opening.auction");
  ASSERT_EQ(bid_on(1, 1, 55), "");
  ASSERT_EQ(pass(2), "");
  ASSERT_EQ(pass(0), "");
  EXPECT_EQ(owner_of(1), player_owner(1));
  EXPECT_EQ(state_.players[1].cash, 45);
  EXPECT_EQ(waits(), player_owner(1));  // the player after the one who put it up
}

TEST_F(Opening, OneByOneTheTurnAfterTheWinner) {
  rules_.next_turn = Placed<rule::NextTurn>{rule::NextTurn::AfterWinner, {}};
  start(rule::Auction::OneByOne);
  ASSERT_EQ(bid_on(0, 1, 50), "");
  ASSERT_EQ(bid_on(1, 1, 55), "");
  ASSERT_EQ(pass(2), "");
  ASSERT_EQ(pass(0), "");
  EXPECT_EQ(waits(), player_owner(2));
}

TEST_F(Opening, OneByOneEndsWhenAllPassAndTheRestLeaves) {
  rules_.all_pass = Placed<rule::AllPass>{rule::AllPass::AuctionEnds, {}};
  start(rule::Auction::OneByOne);
  for (const std::size_t player : {0U, 1U, 2U}) ASSERT_EQ(pass(player), "");
  EXPECT_EQ(state_.round, RoundKind::Stock);
  EXPECT_TRUE(state_.privates[2].closed);
}

TEST_F(Opening, InOrderTheFirstItemGetsCheaperUntilItIsFree) {
  rules_.in_order = Placed<bool>{true, {}};
  rules_.falls = Placed<int>{10, {}};
  start(rule::Auction::OneByOne);
  EXPECT_EQ(bid_on(0, 1, 50), "opening.auction");
  for (int round = 0; round < 2; ++round)
    for (const std::size_t player : {0U, 1U, 2U}) ASSERT_EQ(pass(player), "");
  EXPECT_EQ(owner_of(0), player_owner(1));  // the player after the first one takes it
  EXPECT_EQ(state_.players[1].cash, 100);
  EXPECT_EQ(state_.auctioning, 1);
}

TEST_F(Opening, InOrderPrivatesPayWhenNobodyBidsLater) {
  rules_.in_order = Placed<bool>{true, {}};
  start(rule::Auction::OneByOne);
  ASSERT_EQ(bid_on(0, 0, 20), "");
  ASSERT_EQ(pass(1), "");
  ASSERT_EQ(pass(2), "");
  for (const std::size_t player : {1U, 2U, 0U}) ASSERT_EQ(pass(player), "");
  EXPECT_EQ(state_.players[0].cash, 85);
  EXPECT_EQ(waits(), player_owner(1));
}

TEST_F(Opening, ThePriceFallsUntilAPlayerBuys) {
  rules_.in_order = Placed<bool>{true, {}};
  rules_.early_pass_out = Placed<bool>{false, {}};
  rules_.all_pass = Placed<rule::AllPass>{rule::AllPass::PriceFalls, {}};
  rules_.falls = Placed<int>{5, {}};
  start(rule::Auction::OneByOne);
  ASSERT_EQ(pass(0), "");
  ASSERT_EQ(bid_on(1, 0, 20), "");
  ASSERT_EQ(pass(2), "");
  ASSERT_EQ(bid_on(0, 0, 25), "") << "a pass before the first bid does not bind";
  ASSERT_EQ(pass(1), "");
  for (const std::size_t player : {1U, 2U, 0U}) ASSERT_EQ(pass(player), "");
  EXPECT_EQ(bid_on(1, 1, 50), "opening.falls");
  ASSERT_EQ(pass(1), "");
  ASSERT_EQ(bid_on(2, 1, 45), "");
  EXPECT_EQ(owner_of(1), player_owner(2));
  EXPECT_EQ(state_.players[2].cash, 55);
}

TEST_F(Opening, AnItemThatNobodyWantsLeaves) {
  rules_.in_order = Placed<bool>{true, {}};
  rules_.all_pass = Placed<rule::AllPass>{rule::AllPass::ItemLeaves, {}};
  start(rule::Auction::OneByOne);
  for (const std::size_t player : {0U, 1U, 2U}) ASSERT_EQ(pass(player), "");
  EXPECT_TRUE(state_.privates[0].closed);
  EXPECT_EQ(state_.auctioning, 1);
}

TEST_F(Opening, AtFaceValueInASnake) {
  rules_.order = Placed<rule::TurnOrder>{rule::TurnOrder::Snake, {}};
  start(rule::Auction::FaceValue);
  EXPECT_EQ(bid_on(0, 0, 25), "opening.auction");
  ASSERT_EQ(pass(0), "");
  ASSERT_EQ(pass(1), "");
  ASSERT_EQ(bid_on(2, 0, 20), "");
  EXPECT_EQ(waits(), player_owner(2));
  ASSERT_EQ(pass(2), "");
  ASSERT_EQ(pass(1), "");
  ASSERT_EQ(pass(0), "");
  EXPECT_EQ(state_.round, RoundKind::Stock);
  EXPECT_TRUE(state_.privates[1].closed);
}

TEST_F(Opening, AtFaceValueEndsAfterTheTurns) {
  title_.players[0].cash->value = 1000;
  rules_.order = Placed<rule::TurnOrder>{rule::TurnOrder::Reversed, {}};
  rules_.turns = Placed<int>{1, {}};
  rules_.may_pass = Placed<bool>{false, {}};
  start(rule::Auction::FaceValue);
  EXPECT_EQ(pass(2), "opening.may_pass");
  ASSERT_EQ(bid_on(2, 2, 80), "");
  ASSERT_EQ(bid_on(1, 0, 20), "");
  ASSERT_EQ(bid_on(0, 1, 50), "");
  EXPECT_EQ(state_.round, RoundKind::Stock);
  EXPECT_EQ(waits(), player_owner(0));
}

TEST_F(Opening, AtFaceValueInStockRounds) {
  rules_.held = Placed<rule::AuctionTime>{rule::AuctionTime::InStockRounds, {}};
  start(rule::Auction::FaceValue);
  EXPECT_EQ(state_.round, RoundKind::Stock);
  Action purchase = of(player_owner(0), ActionKind::BuyPrivate);
  purchase.private_ = 2;
  purchase.price = 80;
  ASSERT_EQ(act(purchase), "");
  EXPECT_EQ(owner_of(2), player_owner(0));
  EXPECT_EQ(state_.players[0].cash, 20);
}

}  // namespace
}  // namespace trackwright
