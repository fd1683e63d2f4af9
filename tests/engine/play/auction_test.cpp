// The waterfall auction, when the players have no more money to bid.
#include <gtest/gtest.h>

#include <string>

#include "tests/engine/play/small_game.h"

namespace trackwright {
namespace {

using namespace play;

// Three privates of 50, 200 and 300. Each player has 250, and privates pay nothing before they are sold.
class Waterfall : public SmallGame {
 protected:
  void SetUp() override {
    title_.players[0].cash->value = 250;
    for (const auto& [id, price] : {std::pair("P1", 50), std::pair("P2", 200), std::pair("P3", 300)}) {
      Private one;
      one.id = ref(id);
      one.price.value = price;
      title_.companies.privates.push_back(one);
    }
    AuctionRules auction;
    auction.auction = Placed<rule::Auction>{rule::Auction::Waterfall, {}};
    title_.rules.opening = {auction};
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
};

TEST_F(Waterfall, StopsWhenNobodyCanBidAndNobodyIsPaid) {
  ASSERT_EQ(bid_on(0, 0, 50), "");
  ASSERT_EQ(bid_on(1, 1, 200), "");
  for (std::size_t round = 0; round < 2 && !state_.over; ++round)
    for (const std::size_t player : {2U, 0U, 1U})
      if (!state_.over) ASSERT_EQ(pass(player), "");
  EXPECT_TRUE(state_.over);
  EXPECT_LT(state_.ending, 0);
}

TEST_F(Waterfall, GoesOnWhileSomebodyCanBid) {
  ASSERT_EQ(bid_on(0, 0, 50), "");
  for (int round = 0; round < 3; ++round)
    for (const std::size_t player : {1U, 2U, 0U}) ASSERT_EQ(pass(player), "");
  EXPECT_FALSE(state_.over);
}

}  // namespace
}  // namespace trackwright
