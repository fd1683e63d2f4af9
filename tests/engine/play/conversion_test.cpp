// Companies that split their shares of 20 % into shares of 10 %: by choice, or by an event of a train.
#include <gtest/gtest.h>

#include "engine/play/companies/steps.h"
#include "tests/engine/play/small_game.h"

namespace trackwright {
namespace {

using namespace play;

template <class T>
Placed<T> split_term(T value) {
  return {value, {}};
}

Certificate certificate_of(int percent, int then, int count) {
  Certificate made;
  made.percent = split_term(percent);
  made.then = split_term(then);
  made.count = split_term(count);
  return made;
}

// A company with 5 shares: player 0 is president with 60 %, player 1 owns 20 %.
class Conversion : public SmallGame {
 protected:
  Conversion() {
    for (Company& company : title_.companies.companies) {
      company.certificates = {certificate_of(40, 20, 1), certificate_of(20, 10, 3), certificate_of(0, 10, 5)};
      company.certificates.front().president = true;
    }
    CompanyRules rules;
    rules.conversion.emplace();
    rules.conversion->when = {split_term(rule::ConversionTime::TurnStart)};
    title_.rules.companies.kinds = {{{"all", {}}, rules}};
  }

  ConversionRule& rule() { return *title_.rules.companies.kinds.front().second.conversion; }

  void begin_with_five() {
    begin();
    CompanyState& one = state_.companies[0];
    one.started = one.floated = true;
    one.president = player_owner(0);
    one.par = {0, 5};
    table().enter(0, one.par);
    table().move_certificate(0, 0, player_owner(0));
    table().move_certificate(0, 1, player_owner(0));
    table().move_certificate(0, 2, player_owner(1));
  }

  std::string convert() { return act(of(company_owner(0), ActionKind::Convert)); }
};

TEST_F(Conversion, HalvesSharesAndAddsNewOnes) {
  begin_with_five();
  EXPECT_EQ(table().share_of(0), 20);
  operate(0);
  ASSERT_EQ(state_.step, Stage::Conversion);
  EXPECT_EQ(convert(), "");
  EXPECT_EQ(table().percent_of(player_owner(0), 0), 30);
  EXPECT_EQ(table().percent_of(player_owner(1), 0), 10);
  EXPECT_EQ(table().percent_of(the_offer, 0), 60);
  EXPECT_NE(state_.step, Stage::Conversion);
  EXPECT_EQ(convert(), "turn");
}

TEST_F(Conversion, MayBePassed) {
  begin_with_five();
  operate(0);
  EXPECT_EQ(act(of(company_owner(0), ActionKind::Pass)), "");
  EXPECT_FALSE(state_.companies[0].converted);
  EXPECT_NE(state_.step, Stage::Conversion);
}

TEST_F(Conversion, BelongsToPhases) {
  rule().phases = {Ref{"3", {}}};
  begin_with_five();
  EXPECT_FALSE(may_convert(table(), 0));
  state_.phase = 1;
  EXPECT_TRUE(may_convert(table(), 0));
}

TEST_F(Conversion, PaysForNewSharesInThePool) {
  rule().new_shares = split_term(rule::ShareSource::Pool);
  rule().left = split_term(2);
  rule().paid = split_term(true);
  begin_with_five();
  operate(0);
  EXPECT_EQ(convert(), "");
  EXPECT_EQ(table().percent_of(the_pool, 0), 50);
  EXPECT_EQ(cash_of(0), 5 * 80);
}

TEST_F(Conversion, BringsStations) {
  rule().tokens = split_term(2);
  rule().token_cost = split_term(50);
  begin_with_five();
  operate(0);
  EXPECT_EQ(convert(), "");
  ASSERT_EQ(table().tokens_of(0).size(), 4U);
  EXPECT_EQ(state_.tokens[table().tokens_of(0).back()].price, 50);
}

TEST_F(Conversion, NeedsCertificatesThatSplit) {
  for (Certificate& one : title_.companies.companies[1].certificates) one.then = one.percent;
  begin_with_five();
  EXPECT_TRUE(may_convert(table(), 0));
  EXPECT_FALSE(may_convert(table(), 1));
}

TEST_F(Conversion, HappensToAllByAnEvent) {
  rule().when = {split_term(rule::ConversionTime::Event)};
  TrainEvent event;
  event.kind = "conversion";
  title_.roster.trains.front().events = {event};
  begin_with_five();
  EXPECT_FALSE(may_convert(table(), 0));
  PlayTable at = table();
  at.take_card(0, company_owner(0));
  at.after_purchase(0);
  EXPECT_TRUE(state_.companies[0].converted);
  EXPECT_EQ(table().percent_of(player_owner(0), 0), 30);
  // A company that has not started sells its shares of 10 %, the president's certificate included.
  EXPECT_TRUE(state_.companies[1].converted);
  EXPECT_EQ(table().presidents(1), 20);
  EXPECT_EQ(table().percent_of(the_offer, 1), 100);
}

}  // namespace
}  // namespace trackwright
