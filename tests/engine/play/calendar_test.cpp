// What begins, leaves and ends by the calendar of rounds and phases: homes of the set-up, lays and trades of
// some phases, exports, trains that rust after a set, and the end of the game.
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>

#include "engine/play/track/steps.h"
#include "engine/play/trains/steps.h"
#include "engine/play/turn/steps.h"
#include "tests/engine/play/small_game.h"

namespace trackwright {
namespace {

using namespace play;

template <class T>
Placed<T> stated(T value) {
  return {value, {}};
}

class Calendar : public SmallGame {
 protected:
  void end_with(rule::EndCause cause, rule::EndTime time, std::optional<int> sets = {}) {
    EndRule end;
    end.when = stated(cause);
    end.then = stated(time);
    if (sets) end.sets = stated(*sets);
    title_.rules.end = {end};
  }

  // All players pass until the stock round is over.
  void pass_stock_round() {
    stock_round();
    for (int i = 0; i < 3 && state_.round == RoundKind::Stock && !state_.over; ++i)
      ASSERT_EQ(act(of(player_owner(state_.order[state_.at]), ActionKind::Pass)), "");
  }

  // Plays the rest of an operating round in which no company acts.
  void operating_round(int turn, int num = 1, int rounds = 1) {
    state_.auction_over = true;
    state_.round = RoundKind::Operating;
    state_.turn = static_cast<std::uint8_t>(turn);
    state_.num = static_cast<std::uint8_t>(num);
    state_.of = static_cast<std::uint8_t>(rounds);
    state_.operating.clear();
    state_.step = Stage::None;
    table().settle();
  }

  std::size_t first_card(std::size_t type) const {
    return static_cast<std::size_t>(game_->trains[type].first_card);
  }
};

TEST_F(Calendar, EndsAfterTheStatedNumberOfSets) {
  end_with(rule::EndCause::Sets, rule::EndTime::Set, 3);
  begin();
  operating_round(2);
  EXPECT_FALSE(state_.over);
  operating_round(3, 1, 2);
  EXPECT_TRUE(state_.over);
  EXPECT_EQ(state_.num, 2);
}

TEST_F(Calendar, EndsOneSetAfterTheLastPhaseBegins) {
  end_with(rule::EndCause::LastPhase, rule::EndTime::OneMoreSet);
  begin();
  state_.phase = 2;
  operating_round(4);
  EXPECT_FALSE(state_.over);
  EXPECT_EQ(state_.final_turn, 5);
}

TEST_F(Calendar, EndsWhenNoTrainIsLeft) {
  end_with(rule::EndCause::NoTrains, rule::EndTime::OperatingRound);
  begin();
  operating_round(2);
  EXPECT_FALSE(state_.over);
  for (std::size_t i = 0; i < state_.cards.size(); ++i) table().take_card(i, company_owner(0));
  operating_round(3);
  EXPECT_TRUE(state_.over);
}

TEST_F(Calendar, EndsAfterAStockRound) {
  end_with(rule::EndCause::Price, rule::EndTime::Round);
  begin();
  float_company(0);
  state_.price_end_reached = true;
  pass_stock_round();
  EXPECT_TRUE(state_.over);
}

TEST_F(Calendar, GoesOnAfterAStockRoundToTheEndOfAnOperatingRound) {
  end_with(rule::EndCause::Price, rule::EndTime::OperatingRound);
  begin();
  float_company(0);
  state_.price_end_reached = true;
  pass_stock_round();
  EXPECT_FALSE(state_.over);
}

TEST_F(Calendar, ExportsAfterEachRoundOrSet) {
  title_.rules.trains.export_next = stated(true);
  title_.rules.trains.export_after = stated(rule::ExportTime::Round);
  begin();
  const std::size_t all = table().upcoming().size();
  operating_round(2, 1, 2);
  EXPECT_EQ(table().upcoming().size(), all - 2);  // both rounds pass, since no company operates
  title_.rules.trains.export_after = stated(rule::ExportTime::Set);
  begin();
  operating_round(2, 1, 2);
  EXPECT_EQ(table().upcoming().size(), all - 1);
}

TEST_F(Calendar, RustsTrainsAfterTheirSet) {
  title_.rules.trains.rust_after.kinds = {{ref("2"), stated(3)}};
  begin();
  float_company(0);
  give_train(0, first_card(0));
  give_train(0, first_card(1));
  operating_round(2);
  EXPECT_EQ(state_.cards[first_card(0)].owner, company_owner(0));
  operating_round(3);
  EXPECT_EQ(state_.cards[first_card(0)].owner, nobody);
  EXPECT_EQ(state_.cards[first_card(1)].owner, company_owner(0));
}

TEST_F(Calendar, PlacesHomesDuringTheSetUp) {
  CompanyRules rules;
  rules.home = stated(rule::HomeTime::SetUp);
  title_.rules.companies.kinds = {{ref("all"), rules}};
  begin();
  for (std::size_t c = 0; c < 3; ++c) EXPECT_GE(state_.tokens[table().tokens_of(c).front()].hex, 0);
}

TEST_F(Calendar, LaysAFurtherTileInItsPhasesOnly) {
  LayRule further;
  further.phases = {ref("3")};
  title_.rules.operating.lays.kinds = {{ref("all"), {LayRule(), further}}};
  begin();
  float_company(0);
  operate(0);
  state_.this_turn.laid = 1;
  EXPECT_FALSE(lay_right(table(), 0));
  state_.phase = 1;
  EXPECT_TRUE(lay_right(table(), 0));
  state_.phase = 2;
  EXPECT_FALSE(lay_right(table(), 0));
}

class Trade : public SmallGame {
 protected:
  // Company B owns a train that A may want to buy.
  bool offered(const std::optional<std::string>& phase, bool within, std::size_t president = 1) {
    if (phase) title_.rules.trains.deals_in = {ref(*phase)};
    title_.rules.trains.deals_within = stated(within);
    begin();
    float_company(0);
    float_company(1);
    state_.companies[1].president = player_owner(president);
    give_train(1, 0);
    operate(0);
    for (const TrainOffer& one : train_offers(table(), 0))
      if (one.card == 0) return true;
    return false;
  }
};

TEST_F(Trade, IsAllowedInTheStatedPhases) {
  EXPECT_TRUE(offered({}, false));
  EXPECT_TRUE(offered("2", false));
  EXPECT_FALSE(offered("3", false));
}

TEST_F(Trade, CanBeLimitedToCompaniesOfOnePresident) {
  EXPECT_FALSE(offered({}, true));
  EXPECT_TRUE(offered({}, true, 0));
}

class WithoutBankruptcy : public SmallGame {
 protected:
  // Company A must buy a train, and neither it nor its president has money.
  void need_train(rule::Bankruptcy bankruptcy, rule::PresidentSells sells) {
    title_.rules.trains.must_own.kinds = {{ref("all"), stated(rule::MustOwn::Always)}};
    EmergencyRules emergency;
    emergency.bankruptcy = stated(bankruptcy);
    emergency.president_sells = stated(sells);
    title_.rules.trains.emergency = emergency;
    begin();
    float_company(0, 0);
    state_.players[0].cash = 0;
    operate(0);
    state_.step = Stage::Trains;
  }
};

TEST_F(WithoutBankruptcy, ACompanyGoesOnWithoutATrain) {
  need_train(rule::Bankruptcy::Never, rule::PresidentSells::Nothing);
  EXPECT_TRUE(goes_without_train(table(), 0));
  EXPECT_FALSE(may_be_bankrupt(table(), 0));
  EXPECT_EQ(act(of(company_owner(0), ActionKind::Bankrupt)), "trains.emergency.bankruptcy");
  EXPECT_EQ(act(of(company_owner(0), ActionKind::Pass)), "");
}

TEST_F(WithoutBankruptcy, APresidentWithSharesMustStillPay) {
  need_train(rule::Bankruptcy::Never, rule::PresidentSells::Any);
  EXPECT_FALSE(goes_without_train(table(), 0));
  EXPECT_EQ(act(of(company_owner(0), ActionKind::Pass)), "trains.must_own");
}

TEST_F(WithoutBankruptcy, APresidentWhoMaySellNothingIsBankruptElsewhere) {
  need_train(rule::Bankruptcy::EndsGame, rule::PresidentSells::Nothing);
  EXPECT_TRUE(may_be_bankrupt(table(), 0));
}

TEST_F(SmallGame, LetsAPlayerBuyACompanyThatHasOneCertificate) {
  title_.companies.companies[0].certificates.resize(1);
  title_.companies.companies[0].certificates[0].percent = stated(100);
  begin();
  EXPECT_TRUE(table().holding_ok(0, 0, 100));
  EXPECT_FALSE(table().holding_ok(0, 1, 70));
}

}  // namespace
}  // namespace trackwright
