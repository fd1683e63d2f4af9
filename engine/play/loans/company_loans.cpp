// Loans of companies in their turns: interest, repayment, and loans by choice.
#include <algorithm>

#include "engine/play/companies/steps.h"
#include "engine/play/loans/steps.h"
#include "engine/play/turn/steps.h"

namespace trackwright::play {

namespace {

const LoanRules& rules_of(const PlayTable& table) {
  return *table.game.loans->rules;
}

rule::InterestTime interest_time(const PlayTable& table) {
  return said(rules_of(table).interest, rule::InterestTime::TurnEnd);
}

// Loans that brought less money have paid their first interest.
int owed_interest(const PlayTable& table, std::size_t company) {
  const CompanyState& one = table.state.companies[company];
  const auto& deducted = rules_of(table).deducted;
  const bool prepaid = deducted && deducted->value == rule::LoanDeduction::Always;
  return table.loan_interest() * (prepaid ? std::min(one.loans_due, one.loans) : one.loans);
}

// The president pays, even with money that he does not have yet: then he must sell shares.
void president_pays(PlayTable& table, std::size_t company, int amount) {
  const Owner president = table.state.companies[company].president;
  if (president.is_player()) table.pay(president, the_bank, amount);
}

void pay_unpaid(PlayTable& table, std::size_t company, int owed) {
  if (said(rules_of(table).unpaid, rule::UnpaidInterest::President) == rule::UnpaidInterest::Closes)
    return close_for_debt(table, company);
  president_pays(table, company, owed);
}

// Before the dividend, the company pays whole interests from its treasury, and the rest from its revenue.
int pay_after_run(PlayTable& table, std::size_t company, int owed) {
  const int interest = std::max(table.loan_interest(), 1);
  const int cash = table.state.companies[company].cash;
  const int paid = std::min(owed, cash - cash % interest);
  table.pay(company_owner(company), the_bank, paid);
  const int from_revenue = std::min(owed - paid, table.state.this_turn.revenue);
  table.state.this_turn.revenue -= from_revenue;
  return owed - paid - from_revenue;
}

void pay_interest(PlayTable& table, std::size_t company) {
  table.state.this_turn.interest_paid = true;
  const CompanyState& one = table.state.companies[company];
  if (said(rules_of(table).pays_by_loans, false))
    while (owed_interest(table, company) > one.cash && table.may_borrow(company)) table.borrow(company);
  int owed = owed_interest(table, company);
  if (interest_time(table) == rule::InterestTime::AfterRun) {
    owed = pay_after_run(table, company, owed);
  } else {
    const int paid = std::min(owed, one.cash);
    table.pay(company_owner(company), the_bank, paid);
    owed -= paid;
  }
  if (owed > 0) pay_unpaid(table, company, owed);
}

// A loan above the limit must be repaid; the president pays what the company lacks.
void repay_above_limit(PlayTable& table, std::size_t company) {
  const CompanyState& one = table.state.companies[company];
  const int value = table.game.loans->loan->value.value;
  while (one.loans > std::max(table.loan_limit(company), 0)) {
    if (one.cash < value && one.president.is_player())
      table.pay(one.president, company_owner(company), value - one.cash);
    table.repay(company);
  }
}

}  // namespace

bool can_repay_loan(const PlayTable& table, std::size_t company) {
  const CompanyState& one = table.state.companies[company];
  return one.loans > 0 && one.cash >= table.game.loans->loan->value.value &&
         !table.state.this_turn.borrowed_late;
}

void fix_interest(PlayTable& table) {
  table.state.interest = 0;
  table.state.interest = table.loan_interest();
}

void settle_loans(PlayTable& table, std::size_t company, rule::InterestTime now) {
  if (!table.game.loans || table.is_neutral(company)) return;
  const rule::InterestTime time = interest_time(table);
  if (now == time && !table.state.this_turn.interest_paid) pay_interest(table, company);
  if (is_gone(table, company)) return;
  // Interest paid before the dividend is apart from the repayment at the end of the turn.
  const bool repays = now == (time == rule::InterestTime::AfterRun ? rule::InterestTime::TurnEnd : time);
  if (!repays) return;
  if (said(rules_of(table).repaid, rule::Repayment::Chosen) == rule::Repayment::AsPossible)
    while (can_repay_loan(table, company)) table.repay(company);
  repay_above_limit(table, company);
}

bool takes_loan_now(const PlayTable& table, std::size_t company) {
  return table.game.loans && table.game.loans->by_choice && table.operator_now() == company &&
         table.may_borrow(company);
}

bool asks_about_loans(const PlayTable& table, std::size_t company) {
  if (!table.game.loans || said(rules_of(table).repaid, rule::Repayment::Chosen) != rule::Repayment::Chosen)
    return false;
  return can_repay_loan(table, company) || takes_loan_now(table, company);
}

Verdict take_loan(PlayTable& table, const Action& action) {
  if (!action.actor.is_company() || !takes_loan_now(table, action.actor.index))
    return refused("loans.taken", "the company cannot take a loan now");
  if (table.state.step == Stage::Loans) table.state.this_turn.borrowed_late = true;
  table.borrow(action.actor.index);
  return {};
}

Verdict repay_loan(PlayTable& table, const Action& action) {
  if (!can_repay_loan(table, action.actor.index))
    return refused("loans.repaid", "the company cannot repay a loan now");
  table.repay(action.actor.index);
  return {};
}

}  // namespace trackwright::play
