// Tests ports, sea lanes and the end of companies of 18Norway, which no recorded game covers.
#include <gtest/gtest.h>

#include <algorithm>

#include "designer/format/title/load.h"
#include "engine/play/companies/steps.h"
#include "engine/play/stock/steps.h"
#include "engine/play/track/steps.h"
#include "engine/play/turn/apply.h"
#include "tests/noise/imported.h"

namespace trackwright {
namespace {

using namespace play;

class Norway : public testing::Test {
 protected:
  Norway() : loaded_(load_title(DiskReader(), noise::installation(), "18norway")) {
    game_ = *Game::of(*loaded_.title, 3);
    state_ = opening(game_);
  }

  // Starts the turn of a company at this step, with all earlier steps done.
  std::size_t operate(const char* id, Stage step, int cash) {
    const std::size_t company = *game_.find_company(id);
    state_.round = RoundKind::Operating;
    state_.of = 1;
    state_.step = step;
    state_.operating = {static_cast<std::uint8_t>(company)};
    for (const Stage done :
         {Stage::OwnShares, Stage::Track, Stage::TrackAndToken, Stage::Token, Stage::Routes, Stage::Dividend})
      if (done < step) state_.this_turn.passed |= 1U << static_cast<unsigned>(done);
    CompanyState& one = state_.companies[company];
    one.started = one.floated = true;
    one.president = player_owner(0);
    one.cell = one.par = game_.par_cells.front();
    one.cash = cash;
    state_.bank -= cash;
    PlayTable table(game_, state_);
    table.move_certificate(company, 0, player_owner(0));
    table.move_certificate(company, 1, player_owner(1));
    table.place_home(company);
    return company;
  }

  void own(std::size_t company, const char* train) {
    PlayTable table(game_, state_);
    table.take_card(static_cast<std::size_t>(game_.trains[*game_.find_type(train)].first_card),
                    company_owner(company));
  }

  Action act(ActionKind kind, std::size_t company) const {
    Action action;
    action.kind = kind;
    action.actor = company_owner(company);
    action.company = static_cast<std::uint8_t>(company);
    return action;
  }

  Action port(std::size_t company, const char* hex) const {
    Action action = act(ActionKind::PlaceToken, company);
    action.hex = static_cast<std::uint16_t>(*game_.find_hex(hex));
    return action;
  }

  Loaded loaded_;
  Game game_;
  State state_;
};

TEST_F(Norway, LaysDoNotFollowSeaLanes) {
  const std::size_t company = operate("D", Stage::Track, 100);
  const auto hexes = open_hexes(PlayTable(game_, state_), company);
  EXPECT_TRUE(std::ranges::find(hexes, *game_.find_hex("H19")) != hexes.end());
  EXPECT_TRUE(std::ranges::find(hexes, *game_.find_hex("G14")) == hexes.end());
}

// From Trondheim, Molde is one stage away; Bergen, beyond Ålesund, is three.
TEST_F(Norway, ShipsTakePortsWithinReach) {
  const std::size_t company = operate("D", Stage::Token, 100);
  const auto without = apply(game_, state_, port(company, "D15"));
  ASSERT_FALSE(without);
  EXPECT_EQ(without.error().rule, "operating_round.ports.reached_by");
  own(company, "S3");
  EXPECT_FALSE(apply(game_, state_, port(company, "A26")));
  const auto placed = apply(game_, state_, port(company, "D15"));
  ASSERT_TRUE(placed) << placed.error().words;
  EXPECT_EQ(placed->companies[company].cash, 60);
  const PlayTable table(game_, state_ = *placed);
  EXPECT_TRUE(table.has_token_in(company, *game_.find_hex("D15")));
  EXPECT_FALSE(table.served_by_ports(company).empty());
}

// D's home is the city of this harbour, so its own track reaches the port.
TEST_F(Norway, ACompanyHasOnePortInAHarbour) {
  const std::size_t company = operate("D", Stage::Token, 300);
  const auto first = apply(game_, state_, port(company, "H13"));
  ASSERT_TRUE(first) << first.error().words;
  state_ = *first;
  state_.step = Stage::Token;
  state_.this_turn = {};
  const auto second = apply(game_, state_, port(company, "H13"));
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().rule, "operating_round.ports");
}

TEST_F(Norway, ACompanyIssuesSharesBeforeItsPresidentPays) {
  const std::size_t company = operate("R", Stage::Trains, 0);
  Action buy = act(ActionKind::BuyTrain, company);
  buy.price = 80;
  const auto refused = apply(game_, state_, buy);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().rule, "trains.emergency.issue_first");
  Action issue = act(ActionKind::SellShares, company);
  issue.certificates = {2};
  const Cell before = state_.companies[company].cell;
  const auto issued = apply(game_, state_, issue);
  ASSERT_TRUE(issued) << issued.error().words;
  EXPECT_EQ(issued->companies[company].cash, *game_.price_at(issued->companies[company].cell));
  EXPECT_EQ(issued->companies[company].cell.column, before.column - 1);
  const auto bought = apply(game_, *issued, buy);
  EXPECT_TRUE(bought) << bought.error().words;
}

// "Receives a S3 ship for free, during the buy trains and ships phase in its OR": the company must not have
// to buy a train first.
TEST_F(Norway, AFreeShipArrivesBeforePurchases) {
  const std::size_t company = operate("V", Stage::Token, 300);
  const auto passed = apply(game_, state_, act(ActionKind::Pass, company));
  ASSERT_TRUE(passed) << passed.error().words;
  EXPECT_EQ(passed->step, Stage::Trains);
  const auto cards = PlayTable(game_, state_ = *passed).cards_of(company_owner(company));
  ASSERT_EQ(cards.size(), 1U);
  EXPECT_EQ(game_.trains[game_.cards[cards.front()].type].name, "S3");
  state_.phase = 2;
  state_.companies[company].free_train = false;
  state_.step = Stage::Token;
  const auto later = apply(game_, state_, act(ActionKind::Pass, company));
  ASSERT_TRUE(later) << later.error().words;
  EXPECT_EQ(PlayTable(game_, state_ = *later).cards_of(company_owner(company)).size(), 1U);
}

// If Vestfoldbanen's first train begins phase 4, it gets no S3, which rusts in that phase.
TEST_F(Norway, NoFreeShipArrivesInThePhaseThatRustsIt) {
  const std::size_t company = operate("V", Stage::Trains, 300);
  for (std::size_t i = 0; i < state_.cards.size(); ++i) {
    const std::string& type = game_.trains[game_.cards[i].type].name;
    if (type == "2" || type == "3") state_.cards[i].owner = nobody;
  }
  state_.phase = 1;
  Action buy = act(ActionKind::BuyTrain, company);
  buy.card = static_cast<std::uint16_t>(game_.trains[*game_.find_type("4")].first_card);
  buy.price = 300;
  const auto bought = apply(game_, state_, buy);
  ASSERT_TRUE(bought) << bought.error().words;
  EXPECT_EQ(bought->phase, 2);
  EXPECT_EQ(PlayTable(game_, state_ = *bought).cards_of(company_owner(company)).size(), 1U);
}

TEST_F(Norway, ACompanyClosesAtTheEndOfTheMarketAndPoolsItsTrains) {
  const std::size_t company = operate("R", Stage::Trains, 0);
  own(company, "2");
  state_.companies[company].cell = {0, 0};
  PlayTable table(game_, state_);
  close_companies(table);
  EXPECT_FALSE(state_.companies[company].closed);
  table.move_left(company);
  close_companies(table);
  EXPECT_TRUE(state_.companies[company].closed);
  EXPECT_EQ(table.cards_of(the_pool).size(), 1U);
}

TEST_F(Norway, CompaniesThatFloatFromPhaseSixAreNationalized) {
  const std::size_t company = operate("R", Stage::Trains, 0);
  state_.companies[company].floated = false;
  PlayTable table(game_, state_);
  table.float_if(company, false);
  EXPECT_TRUE(state_.companies[company].floated);
  EXPECT_FALSE(state_.companies[company].converted);
  state_.companies[company].floated = false;
  state_.phase = static_cast<std::uint8_t>(phase_index(loaded_.title->roster, "6"));
  table.float_if(company, false);
  EXPECT_TRUE(state_.companies[company].converted);
  EXPECT_EQ(table.share_of(company), 10);
  EXPECT_EQ(state_.companies[company].cash, *game_.price_at(state_.companies[company].cell));
}

}  // namespace
}  // namespace trackwright
