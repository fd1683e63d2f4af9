// Tests companies that redeem shares in their turn. The use of own shares depends on the capitalization.
#include <gtest/gtest.h>

#include "engine/play/income/steps.h"
#include "engine/play/turn/legal.h"
#include "tests/engine/play/small_game.h"

namespace trackwright {
namespace {

using namespace play;

class OwnShares : public SmallGame {
 protected:
  void with(const std::string& capitalization, bool incremental_only = false) {
    title_.capitalization = capitalization;
    ShareDeal deal;
    deal.when = Placed<rule::DealTime>{rule::DealTime::TurnStart, {}};
    deal.limit = Placed<rule::DealLimit>{rule::DealLimit::One, {}};
    if (incremental_only) deal.incremental_only = Placed<bool>{true, {}};
    CompanyRules rules;
    rules.redeem = deal;
    title_.rules.companies.kinds = {{{"all", {}}, rules}};
    begin();
    float_company(0);
    table().move_certificate(0, 7, the_pool);
    operate(0);
  }

  Action redemption() const {
    Action action = of(company_owner(0), ActionKind::BuyShares);
    action.company = 0;
    action.certificates = {7};
    return action;
  }

  Owner owner_of(std::size_t number) const {
    return state_.certificates[game_->companies[0].first_certificate + number].owner;
  }

  Action purchase() const {
    Action action = of(player_owner(1), ActionKind::BuyShares);
    action.company = 0;
    action.certificates = {7};
    return action;
  }
};

TEST_F(OwnShares, BelongToAFullyCapitalizedCompanyThatRedeemsThem) {
  with("full");
  ASSERT_EQ(act(redemption()), "");
  EXPECT_EQ(owner_of(7), company_owner(0));
  EXPECT_EQ(owner_of(8), the_offer);
  EXPECT_EQ(cash_of(0), 400);
}

TEST_F(OwnShares, EarnDividendsForAFullyCapitalizedCompany) {
  with("full");
  ASSERT_EQ(act(redemption()), "");
  PlayTable at = table();
  pay_out(at, 0, 100);
  EXPECT_EQ(cash_of(0), 410);  // 10 % of its own; nothing for the 10 % in the initial offering
}

TEST_F(OwnShares, ArePaidForToTheCompany) {
  with("full");
  ASSERT_EQ(act(redemption()), "");
  stock_round(1);
  const auto all = legal_actions(*game_, state_);
  EXPECT_TRUE(std::ranges::any_of(all, [](const Action& one) {
    return one.kind == ActionKind::BuyShares && one.certificates == std::vector<std::uint8_t>{7};
  }));
  ASSERT_EQ(act(purchase()), "");
  EXPECT_EQ(owner_of(7), player_owner(1));
  EXPECT_EQ(cash_of(0), 500);
  EXPECT_EQ(state_.players[1].cash, 400);
}

TEST_F(OwnShares, ReturnToTheOfferingWithIncrementalCapitalization) {
  with("incremental");
  ASSERT_EQ(act(redemption()), "");
  EXPECT_EQ(owner_of(7), the_offer);
}

TEST_F(OwnShares, AreRedeemedOnlyByIncrementalCompaniesIfTheTitleSaysSo) {
  with("full", true);
  EXPECT_EQ(act(redemption()), "companies.redeem");
  with("incremental", true);
  EXPECT_EQ(act(redemption()), "");
}

// At the end of a turn, the company deals after it has bought trains.
TEST_F(OwnShares, AreDealtInAfterTrainsAtTheEndOfATurn) {
  title_.capitalization = "incremental";
  ShareDeal deal;
  deal.when = Placed<rule::DealTime>{rule::DealTime::TurnEnd, {}};
  CompanyRules rules;
  rules.redeem = deal;
  title_.rules.companies.kinds = {{{"all", {}}, rules}};
  title_.rules.trains.must_own.kinds = {{{"all", {}}, Placed<rule::MustOwn>{rule::MustOwn::Never, {}}}};
  begin();
  float_company(0);
  table().move_certificate(0, 7, the_pool);
  operate(0);
  EXPECT_NE(state_.step, Stage::OwnShares);
  EXPECT_EQ(act(redemption()), "companies.redeem");
  while (state_.step != Stage::Trains) ASSERT_EQ(act(of(company_owner(0), ActionKind::Pass)), "");
  ASSERT_EQ(act(of(company_owner(0), ActionKind::Pass)), "");
  ASSERT_EQ(state_.step, Stage::OwnShares);
  ASSERT_EQ(act(redemption()), "");
  EXPECT_EQ(owner_of(7), the_offer);
  EXPECT_NE(state_.step, Stage::OwnShares);
}

}  // namespace
}  // namespace trackwright
