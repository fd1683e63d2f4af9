// Loans of companies: their number, interest, repayment, and what they do to prices.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/play/loans/steps.h"
#include "engine/play/trains/steps.h"
#include "tests/engine/play/small_game.h"

namespace trackwright {
namespace {

using namespace play;

template <class T>
Placed<T> loan_term(T value) {
  return {value, {}};
}

// Loans of 100 with an interest of 10, at most 2 for each company, 3 in all.
class CompanyLoan : public SmallGame {
 protected:
  CompanyLoan() {
    Loan loan;
    loan.name = loan_term(std::string("Loan"));
    loan.value = loan_term(100);
    loan.count = loan_term(3);
    loan.interest = loan_term(10);
    loan.limits["major"] = loan_term(2);
    title_.roster.loans = {loan};
    title_.rules.loans.emplace();
    title_.rules.trains.must_own.kinds = {{{"all", {}}, loan_term(rule::MustOwn::Never)}};
  }

  LoanRules& rules() { return *title_.rules.loans; }
  void by_choice() { rules().taken = {loan_term(rule::LoanTime::Turn)}; }
  void when_short() { rules().taken = {loan_term(rule::LoanTime::WhenShort)}; }

  // Company A with this money and these loans at the end of its turn.
  void at_end_of_turn(int cash, int loans) {
    begin();
    float_company(0, cash);
    state_.companies[0].loans = state_.companies[0].loans_due = static_cast<std::uint8_t>(loans);
    operate(0);
    while (state_.step == Stage::Track || state_.step == Stage::Token || state_.step == Stage::Trains)
      ASSERT_EQ(act(of(company_owner(0), ActionKind::Pass)), "");
  }

  std::string take(std::size_t company = 0) { return act(of(company_owner(company), ActionKind::TakeLoan)); }
  std::string repay() { return act(of(company_owner(0), ActionKind::RepayLoan)); }
  int loans_of(std::size_t company) const { return state_.companies.at(company).loans; }
  int price() { return *game_->price_at(state_.companies[0].cell); }
};

TEST_F(CompanyLoan, IsTakenByChoiceUpToTheLimit) {
  by_choice();
  begin();
  float_company(0, 50);
  operate(0);
  EXPECT_EQ(take(), "");
  EXPECT_EQ(cash_of(0), 150);
  EXPECT_EQ(take(), "");
  EXPECT_EQ(take(), "loans.taken");
  EXPECT_EQ(loans_of(0), 2);
}

TEST_F(CompanyLoan, EndsWithTheSupply) {
  by_choice();
  begin();
  float_company(0, 50);
  float_company(1, 50);
  state_.companies[1].loans = 2;
  operate(0);
  EXPECT_EQ(take(), "");
  EXPECT_EQ(take(), "loans.taken");
}

TEST_F(CompanyLoan, IsOnlyOneInATurn) {
  by_choice();
  rules().once_a_turn = loan_term(true);
  begin();
  float_company(0, 50);
  operate(0);
  EXPECT_EQ(take(), "");
  EXPECT_EQ(take(), "loans.taken");
}

TEST_F(CompanyLoan, CountsSharesOfPlayers) {
  rules().limit = loan_term(rule::LoanLimit::SharesOfPlayers);
  begin();
  float_company(0);
  EXPECT_EQ(table().loan_limit(0), 9);
  table().move_certificate(0, 1, the_pool);
  EXPECT_EQ(table().loan_limit(0), 8);
}

TEST_F(CompanyLoan, CountsAllShares) {
  rules().limit = loan_term(rule::LoanLimit::Shares);
  begin();
  EXPECT_EQ(table().loan_limit(0), 10);
}

TEST_F(CompanyLoan, EndsWithAPhase) {
  by_choice();
  rules().until = Ref{"3", {}};
  begin();
  float_company(0, 50);
  operate(0);
  EXPECT_EQ(take(), "");
  state_.phase = 1;
  EXPECT_EQ(take(), "loans.taken");
}

// 250 for a train of 300: a loan, without a choice.
TEST_F(CompanyLoan, IsTakenForATrain) {
  when_short();
  title_.roster.trains.front().price = loan_term(300);
  begin();
  float_company(0, 250);
  operate(0);
  state_.step = Stage::Trains;
  EXPECT_EQ(take(), "loans.taken");
  play::Action buy = of(company_owner(0), ActionKind::BuyTrain);
  buy.price = 300;
  EXPECT_EQ(act(buy), "");
  EXPECT_EQ(loans_of(0), 1);
  EXPECT_EQ(cash_of(0), 50);
}

TEST_F(CompanyLoan, BringsLessIfInterestIsDeducted) {
  by_choice();
  rules().deducted = loan_term(rule::LoanDeduction::Always);
  begin();
  float_company(0, 0);
  operate(0);
  EXPECT_EQ(take(), "");
  EXPECT_EQ(cash_of(0), 90);
}

TEST_F(CompanyLoan, BringsLessAfterInterest) {
  by_choice();
  rules().deducted = loan_term(rule::LoanDeduction::AfterInterest);
  begin();
  float_company(0, 0);
  operate(0);
  EXPECT_EQ(table().loan_brings(0), 100);
  state_.this_turn.interest_paid = true;
  EXPECT_EQ(table().loan_brings(0), 90);
}

TEST_F(CompanyLoan, CostsInterestAndIsRepaidByChoice) {
  by_choice();
  at_end_of_turn(150, 2);
  EXPECT_EQ(state_.step, Stage::Loans);
  EXPECT_EQ(cash_of(0), 130);
  EXPECT_EQ(repay(), "");
  EXPECT_EQ(loans_of(0), 1);
  EXPECT_EQ(cash_of(0), 30);
}

TEST_F(CompanyLoan, IsRepaidAsFarAsPossible) {
  when_short();
  rules().repaid = loan_term(rule::Repayment::AsPossible);
  at_end_of_turn(150, 2);
  EXPECT_EQ(loans_of(0), 1);
  EXPECT_EQ(cash_of(0), 30);
}

TEST_F(CompanyLoan, PaysInterestByFurtherLoans) {
  when_short();
  rules().deducted = loan_term(rule::LoanDeduction::Always);
  rules().pays_by_loans = loan_term(true);
  rules().repaid = loan_term(rule::Repayment::AsPossible);
  at_end_of_turn(5, 1);
  EXPECT_EQ(loans_of(0), 2);
  EXPECT_EQ(cash_of(0), 5 + 90 - 10);
}

TEST_F(CompanyLoan, LetsThePresidentPayInterest) {
  by_choice();
  at_end_of_turn(5, 2);
  EXPECT_EQ(cash_of(0), 0);
  EXPECT_EQ(state_.players[0].cash, 500 - 15);
}

TEST_F(CompanyLoan, MakesThePresidentSellSharesForInterest) {
  by_choice();
  begin();
  float_company(0, 0);
  state_.players[0].cash = 0;
  state_.companies[0].loans = state_.companies[0].loans_due = 2;
  operate(0);
  while (state_.step != Stage::Debt) ASSERT_EQ(act(of(company_owner(0), ActionKind::Pass)), "");
  play::Action sale = of(player_owner(0), ActionKind::SellShares);
  sale.company = 0;
  sale.certificates = {1, 2};
  EXPECT_EQ(act(sale), "loans.unpaid");
  sale.certificates = {1};
  EXPECT_EQ(act(sale), "");
  EXPECT_EQ(state_.players[0].cash, 90 - 20);  // the price fell, since the company paid no dividend
}

TEST_F(CompanyLoan, MakesAPresidentWithoutSharesToSellBankrupt) {
  by_choice();
  begin();
  float_company(0, 0);
  state_.players[0].cash = 0;
  state_.companies[0].loans = state_.companies[0].loans_due = 2;
  for (std::size_t number = 1; number < 9; ++number) table().move_certificate(0, number, the_pool);
  operate(0);
  while (state_.step != Stage::Debt) ASSERT_EQ(act(of(company_owner(0), ActionKind::Pass)), "");
  EXPECT_EQ(act(of(company_owner(0), ActionKind::Bankrupt)), "trains.emergency.bankruptcy");
  EXPECT_EQ(act(of(player_owner(0), ActionKind::Bankrupt)), "");
  EXPECT_TRUE(state_.players[0].bankrupt);
  EXPECT_EQ(state_.players[0].cash, 0);
}

TEST_F(CompanyLoan, ClosesACompanyThatCannotPayInterest) {
  by_choice();
  rules().unpaid = loan_term(rule::UnpaidInterest::Closes);
  at_end_of_turn(5, 1);
  EXPECT_TRUE(state_.companies[0].closed);
}

TEST_F(CompanyLoan, TakesInterestFromTheRevenue) {
  by_choice();
  rules().interest = loan_term(rule::InterestTime::AfterRun);
  begin();
  float_company(0, 15);
  state_.companies[0].loans = 3;
  operate(0);
  state_.this_turn.revenue = 50;
  PlayTable at = table();
  settle_loans(at, 0, rule::InterestTime::AfterRun);
  EXPECT_EQ(cash_of(0), 5);
  EXPECT_EQ(state_.this_turn.revenue, 30);
}

TEST_F(CompanyLoan, MovesThePrice) {
  by_choice();
  title_.market.moves = {{"a loan taken", "left", {}}, {"a loan repaid", "right", {}}};
  begin();
  float_company(0, 50);
  operate(0);
  EXPECT_EQ(take(), "");
  EXPECT_EQ(price(), 90);
  PlayTable at = table();
  at.repay(0);
  EXPECT_EQ(price(), 100);
}

// 5 for each of the first five loans of all companies, and 5 more for each further five, up to 20.
TEST_F(CompanyLoan, BecomesDearer) {
  title_.roster.loans.front().interest = loan_term(5);
  rules().dearer_every = loan_term(5);
  rules().dearest = loan_term(20);
  begin();
  const auto interest_of = [&](int loans) {
    state_.companies[0].loans = static_cast<std::uint8_t>(loans);
    return table().loan_interest();
  };
  EXPECT_EQ(interest_of(0), 5);
  EXPECT_EQ(interest_of(5), 5);
  EXPECT_EQ(interest_of(6), 10);
  EXPECT_EQ(interest_of(10), 10);
  EXPECT_EQ(interest_of(11), 15);
  EXPECT_EQ(interest_of(99), 20);
}

TEST_F(CompanyLoan, LowersTheWealthOfItsShareholders) {
  rules().at_end = loan_term(rule::LoanEnd::FromShares);
  begin();
  float_company(0);
  const int before = table().worth(0);
  state_.companies[0].loans = 2;
  EXPECT_EQ(table().worth(0), before - 2 * 100 * 40 / 100);
}

TEST_F(CompanyLoan, LowersThePriceAtTheEnd) {
  rules().at_end = loan_term(rule::LoanEnd::PriceLeft);
  begin();
  float_company(0);
  const int before = table().worth(0);
  state_.companies[0].loans = 2;
  EXPECT_EQ(table().worth(0), before - 4 * 20);
}

TEST_F(CompanyLoan, MustBeRepaidAboveTheLimit) {
  by_choice();
  begin();
  float_company(0, 130);
  state_.companies[0].loans = 4;
  operate(0);
  PlayTable at = table();
  settle_loans(at, 0, rule::InterestTime::TurnEnd);
  EXPECT_EQ(loans_of(0), 2);
  EXPECT_EQ(cash_of(0), 0);
  EXPECT_EQ(state_.players[0].cash, 500 - (200 - 90));
}

}  // namespace
}  // namespace trackwright
