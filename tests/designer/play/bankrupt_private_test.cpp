// The holdings of a bankrupt player of 18Scan go to the pool, and players can buy them again.
#include <algorithm>

#include "engine/play/auction/steps.h"
#include "tests/designer/play/at_table.h"

namespace trackwright {
namespace {

using namespace play;

class BankruptPrivate : public played::AtTable {
 protected:
  BankruptPrivate() : AtTable("18scan") {}

  // Gives the player a company that must buy a train and cannot.
  void be_bankrupt(std::size_t player) {
    const std::size_t company = *game_.find_company("NSB");
    CompanyState& one = state_.companies[company];
    one.started = one.floated = one.operated = true;
    one.cell = one.par = game_.par_cells.front();
    PlayTable table(game_, state_);
    table.buy(table.bundle(company, the_offer, {0}, 0), player_owner(player), true);
    state_.players[player].cash = one.cash = 0;
    state_.round = RoundKind::Operating;
    state_.operating = {static_cast<std::uint8_t>(company)};
    state_.step = Stage::Trains;
    ASSERT_EQ(act(of(company_owner(company), ActionKind::Bankrupt)), "");
  }
};

// 8.3.3: "His remaining holdings (including any Private or Minor Companies still operating) are placed in the
// Pool".
TEST_F(BankruptPrivate, GoesToThePoolAndCanBeBought) {
  const std::size_t mine = *game_.find_private("Mine");
  const std::size_t minor = *game_.find_private("1");
  {
    PlayTable table(game_, state_);
    get_private(table, 1, mine, 150);
    get_private(table, 1, minor, 260);
  }
  state_.pending_pars.clear();
  const std::size_t company = *game_.find_company("1");
  const int treasury = state_.companies[company].cash;
  be_bankrupt(1);
  EXPECT_FALSE(state_.privates[mine].closed);
  EXPECT_EQ(state_.privates[mine].owner, nobody);
  EXPECT_FALSE(state_.companies[company].floated);
  state_.round = RoundKind::Stock;
  state_.step = Stage::Shares;
  state_.operating.clear();
  state_.this_turn = {};
  const std::size_t buyer = state_.order[state_.at];
  state_.players[buyer].cash = 1000;
  ASSERT_NE(buyer, 1U);
  const int shares = PlayTable(game_, state_).certificates_counted(buyer);
  Action action = of(player_owner(buyer), ActionKind::Bid);
  action.private_ = static_cast<std::uint8_t>(mine);
  action.price = game_.privates[mine].price;
  ASSERT_EQ(act(action), "");
  EXPECT_EQ(state_.privates[mine].owner, player_owner(buyer));
  // A private company brings its certificates only once.
  EXPECT_EQ(PlayTable(game_, state_).certificates_counted(buyer), shares + 1);
  PlayTable table(game_, state_);
  get_private(table, buyer, minor, 260);
  EXPECT_EQ(state_.companies[company].cash, treasury);
  EXPECT_EQ(state_.companies[company].president, player_owner(buyer));
}

}  // namespace
}  // namespace trackwright
