// Tests Edelswärd, the third player of 18SJ for two: it gets whole companies, and the players act for them.
#include <gmock/gmock.h>

#include <algorithm>

#include "engine/play/companies/steps.h"
#include "engine/play/income/steps.h"
#include "engine/play/trains/steps.h"
#include "engine/play/turn/legal.h"
#include "tests/designer/play/at_table.h"

namespace trackwright {
namespace {

using namespace play;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

class Neutral : public played::AtTable {
 protected:
  Neutral() : AtTable("18sj-edelsward", 2) {
    for (PrivateState& one : state_.privates) one.owner = player_owner(0);
    state_.pending_pars.clear();
    state_.players[0].cash = 100;
    state_.players[1].cash = 900;
  }

  PlayTable table() { return {game_, state_}; }
  std::size_t company(const char* id) const { return *game_.find_company(id); }

  // Lets all players pass.
  void end_stock_round(int turn) {
    state_.turn = static_cast<std::uint8_t>(turn);
    table().start_stock_round();
    table().settle();
    while (state_.round == RoundKind::Stock && state_.step == Stage::Shares) ASSERT_EQ(pass(to_act()), "");
  }

  std::string choose(std::size_t player, const char* id) {
    Action action = of(player_owner(player), ActionKind::Choose);
    action.choice = id;
    return act(action);
  }

  void give(const char* id) {
    end_stock_round(2);
    ASSERT_EQ(state_.step, Stage::NeutralCompany);
    ASSERT_EQ(choose(to_act(), id), "");
  }

  void found(const char* id, std::size_t player) {
    CompanyState& one = state_.companies[company(id)];
    one.started = one.floated = one.operated = true;
    one.cell = one.par = game_.par_cells.back();
    table().buy(table().bundle(company(id), the_offer, {0}, 0), player_owner(player), true);
  }

  void pass_by_company() {
    ASSERT_EQ(act(of(company_owner(state_.operating[state_.at]), ActionKind::Pass)), "");
  }
};

TEST_F(Neutral, GetsACompanyAfterEachSecondStockRound) {
  found("BJ", 1);  // operates
  end_stock_round(1);
  EXPECT_EQ(state_.round, RoundKind::Operating);
  end_stock_round(2);
  EXPECT_EQ(state_.round, RoundKind::Stock);
  EXPECT_EQ(state_.step, Stage::NeutralCompany);
}

TEST_F(Neutral, GetsAllSharesForFree) {
  give("SWB");
  const CompanyState& one = state_.companies[company("SWB")];
  EXPECT_EQ(game_.price_at(one.cell), 67);
  EXPECT_EQ(one.president, the_neutral);
  EXPECT_EQ(one.cash, 0);
  EXPECT_EQ(table().percent_of(the_neutral, company("SWB")), 100);
  EXPECT_EQ(state_.round, RoundKind::Operating);
}

TEST_F(Neutral, GetsACompanyFromThePoorestPlayer) {
  for (PrivateState& one : state_.privates) one.owner = nobody;
  found("BJ", 1);
  end_stock_round(2);
  EXPECT_EQ(to_act(), 0U);
  EXPECT_EQ(choose(1, "SWB"), "neutral_player.chosen_by");
  EXPECT_EQ(choose(0, "BJ"), "neutral_player");
  EXPECT_EQ(choose(0, "KHJ"), "neutral_player");
  EXPECT_EQ(choose(0, "SWB"), "");
  EXPECT_EQ(table().acts_for(company_owner(company("SWB"))), player_owner(1));
  EXPECT_EQ(table().acts_for(company_owner(company("BJ"))), player_owner(1));
}

TEST_F(Neutral, OperatesLastInOrderOfNames) {
  give("SWB");
  end_stock_round(4);
  ASSERT_EQ(choose(to_act(), "BJ"), "");
  found("UGJ", 1);
  state_.companies[company("UGJ")].cell = {10, 0};  // 20 kr
  EXPECT_THAT(table().operating_order(), ElementsAre(company("UGJ"), company("BJ"), company("SWB")));
}

// The operating round needs no decision, but the next stock round must still take place.
TEST_F(Neutral, IsFollowedByAStockRoundIfItsCompanyCannotAct) {
  game_.companies[company("SWB")].lays.clear();
  for (CardState& card : state_.cards) card.owner = nobody;
  give("SWB");
  EXPECT_EQ(state_.round, RoundKind::Stock);
  EXPECT_EQ(state_.turn, 3);
  EXPECT_EQ(state_.step, Stage::Shares);
}

TEST_F(Neutral, LaysTilesAtAnyCost) {
  give("SWB");
  ASSERT_EQ(state_.step, Stage::Track);
  const auto all = legal_actions(game_, state_, {});
  const auto lay = std::ranges::find(all, ActionKind::LayTile, &Action::kind);
  ASSERT_NE(lay, all.end());
  EXPECT_EQ(act(*lay), "");
  EXPECT_EQ(state_.companies[company("SWB")].cash, 0);
}

// Takes trains until it has a train that cannot rust, or two trains.
TEST_F(Neutral, TakesTwoTrainsThatCanRust) {
  give("SWB");
  const int bank = state_.bank;
  pass_by_company();
  EXPECT_THAT(table().cards_of(company_owner(company("SWB"))), SizeIs(2));
  EXPECT_EQ(state_.bank, bank);
}

TEST_F(Neutral, TakesTheMostExpensiveSideOfTheLastTrains) {
  give("SWB");
  for (std::size_t card = 0; card < state_.cards.size(); ++card)
    if (game_.trains[game_.cards[card].type].name != "D") state_.cards[card].owner = nobody;
  pass_by_company();
  const auto cards = table().cards_of(company_owner(company("SWB")));
  ASSERT_THAT(cards, SizeIs(1));
  EXPECT_EQ(table().type_of(cards.front()).name.value, "E");
}

TEST_F(Neutral, RemovesItsRevenueAndMovesNoPrice) {
  give("SWB");
  const Cell cell = state_.companies[company("SWB")].cell;
  const int bank = state_.bank;
  state_.this_turn.revenue = 90;
  PlayTable at = table();
  pay_by_rule(at, company("SWB"), rule::Dividend::Pay);
  EXPECT_EQ(state_.neutral_cash, 90);
  EXPECT_EQ(state_.bank, bank - 90);
  EXPECT_EQ(state_.companies[company("SWB")].cell, cell);
  EXPECT_TRUE(state_.companies[company("SWB")].operated);
}

TEST_F(Neutral, SellsNoTrainAndIsNotNationalized) {
  give("SWB");
  pass_by_company();
  found("BJ", 1);
  state_.companies[company("BJ")].cash = 500;
  PlayTable at = table();
  for (const TrainOffer& offer : train_offers(at, company("BJ")))
    EXPECT_FALSE(state_.cards[offer.card].owner.is_company());
  for (CardState& card : state_.cards)
    if (card.owner.is_company()) card.owner = nobody;
  state_.companies[company("SWB")].operated = true;
  state_.companies[company("BJ")].cell = {10, 0};  // the cheapest
  state_.nationalizing = true;
  nationalize_trainless(at);
  EXPECT_TRUE(state_.companies[company("BJ")].closed);
  EXPECT_FALSE(state_.companies[company("SWB")].closed);
}

}  // namespace
}  // namespace trackwright
