// Tests auctions that no recorded game contains: bids on sets of privates (18???), and companies put up for
// auction in stock rounds (Denmark 1847).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/play/auction/steps.h"
#include "tests/designer/play/at_table.h"

namespace trackwright {
namespace {

using namespace play;
using testing::ElementsAre;

class Bidding : public played::AtTable {
 protected:
  using AtTable::AtTable;

  Action bid(std::size_t player, const char* name, int price) const {
    Action action = of(player_owner(player), ActionKind::Bid);
    action.price = price;
    action.private_ = no_private;
    if (const auto one = game_.find_private(name)) action.private_ = static_cast<std::uint8_t>(*one);
    if (const auto company = game_.find_company(name)) action.company = static_cast<std::uint8_t>(*company);
    return action;
  }
  const PrivateState& one(const char* name) const { return state_.privates[*game_.find_private(name)]; }
};

class BidsOnSets : public Bidding {
 protected:
  BidsOnSets() : Bidding("18qq") {}
};

// A bid on one set binds the money for other sets until another player bids more.
TEST_F(BidsOnSets, BindOnlyTheMoneyOfHighestBids) {
  const int cash = state_.players[0].cash;
  EXPECT_EQ(act(bid(0, "DOH", cash - 100)), "");
  EXPECT_EQ(act(bid(1, "Basin", 105)), "");
  EXPECT_EQ(act(bid(2, "Farmers", 105)), "opening.step");
  EXPECT_EQ(act(bid(2, "Farmers", 112)), "opening.multiples");
  EXPECT_EQ(act(bid(2, "Farmers", 110)), "");
  EXPECT_EQ(act(bid(0, "Basin", 115)), "opening.committed");
  EXPECT_EQ(act(bid(0, "Carver", 80)), "");
  EXPECT_EQ(act(bid(1, "Dutton", cash - 95)), "");
  EXPECT_EQ(pass(2), "");
  EXPECT_EQ(act(bid(0, "Basin", 115)), "");
}

TEST_F(BidsOnSets, AssignOnePrivateOfEachSetFromTheCheapest) {
  EXPECT_EQ(act(bid(0, "Metropolitan", 40)), "");
  EXPECT_EQ(act(bid(1, "Conestoga", 25)), "");
  for (const std::size_t player : {2U, 0U, 1U}) EXPECT_EQ(pass(player), "");
  // A single private company of a set is assigned at once; the winner of the set at $40 chooses from it.
  EXPECT_EQ(one("Conestoga").owner, player_owner(1));
  EXPECT_EQ(to_act(), 0U);
  EXPECT_EQ(pass(0), "opening.auction");
  EXPECT_EQ(act(bid(0, "Carver", 40)), "opening.auction");
  EXPECT_EQ(act(bid(0, "Pioneer", 40)), "");
  EXPECT_EQ(one("Pioneer").owner, player_owner(0));
  for (const char* gone : {"Clanghorn", "Metropolitan", "DOH", "Inland"})
    EXPECT_TRUE(one(gone).closed) << gone;
  // The first player who passed in the last round of passes begins.
  EXPECT_EQ(state_.round, RoundKind::Stock);
  EXPECT_THAT(state_.order, ElementsAre(2, 0, 1));
}

class PutUp : public Bidding {
 protected:
  PutUp() : Bidding("denmark1847") {}
  std::string top(std::size_t column) const {
    State copy = state_;
    return game_.companies[companies_on_offer(PlayTable(game_, copy)).at(column)].id;
  }
};

TEST_F(PutUp, GivesTheCompanyToTheLastBidder) {
  const std::string first = top(0);
  const std::size_t company = *game_.find_company(first);
  const int cash = state_.players[0].cash;
  EXPECT_EQ(act(bid(0, first.c_str(), 125)), "opening.start");
  EXPECT_EQ(act(bid(0, first.c_str(), 130)), "");
  EXPECT_EQ(act(bid(1, first.c_str(), 130)), "opening.step");
  EXPECT_EQ(act(bid(1, first.c_str(), 137)), "opening.multiples");
  EXPECT_EQ(act(bid(1, first.c_str(), 145)), "");
  EXPECT_EQ(pass(2), "");
  EXPECT_EQ(pass(0), "");
  EXPECT_EQ(state_.companies[company].president, player_owner(1));
  EXPECT_TRUE(state_.companies[company].floated);
  EXPECT_EQ(state_.companies[company].cash, 145);
  EXPECT_EQ(state_.players[0].cash, cash);
  EXPECT_EQ(state_.players[1].cash, cash - 145);
  // The rulebook's example (3.2.1 d): a bid of 145 sets the price to 70.
  EXPECT_EQ(game_.price_at(state_.companies[company].par), 70);
  // The turn goes to the player after the one who put the company up.
  EXPECT_EQ(to_act(), 1U);
  EXPECT_NE(top(0), first);
}

TEST_F(PutUp, AllowsOnlyTheTopCompanyOfEachColumn) {
  std::vector<std::string> tops{top(0), top(1)};
  for (const CompanyFacts& one : game_.companies)
    EXPECT_EQ(act(bid(0, one.id.c_str(), 130)) == "opening.columns",
              std::ranges::find(tops, one.id) == tops.end() && state_.put_up < 0)
        << one.id;
}

TEST_F(PutUp, ForbidsOtherWaysToStartTheCompany) {
  Action par = of(player_owner(0), ActionKind::Par);
  par.company = static_cast<std::uint8_t>(*game_.find_company(top(0)));
  par.cell = game_.par_cells.front();
  EXPECT_EQ(act(par), "companies.par");
}

// 18Norway, section 6: the face value of private companies does not change. In 18SJ the first one becomes
// cheaper.
class NorwegianAuction : public played::AtTable {
 protected:
  NorwegianAuction() : AtTable("18norway") {}
};

class SwedishAuction : public played::AtTable {
 protected:
  SwedishAuction() : AtTable("18sj") {}
};

TEST_F(NorwegianAuction, KeepsPricesIfAllPass) {
  for (int turn = 0; turn < 3; ++turn) EXPECT_EQ(pass(to_act()), "");
  EXPECT_EQ(state_.privates[0].discount, 0);
  EXPECT_EQ(state_.step, Stage::Auction);
}

TEST_F(SwedishAuction, ReducesTheFirstPriceIfAllPass) {
  for (int turn = 0; turn < 3; ++turn) EXPECT_EQ(pass(to_act()), "");
  EXPECT_EQ(state_.privates[0].discount, 5);
}

}  // namespace
}  // namespace trackwright
