// Loans of companies: how many a company may take, what they bring and cost, and the loans that a company
// takes because it cannot pay otherwise.
#include <algorithm>
#include <numeric>

#include "engine/play/table/table.h"

namespace trackwright::play {

namespace {

const Loan& terms(const PlayTable& table) {
  return *table.game.loans->loan;
}

const LoanRules& rules_of(const PlayTable& table) {
  return *table.game.loans->rules;
}

int taken_by_all(const State& state) {
  return std::accumulate(state.companies.begin(), state.companies.end(), 0,
                         [](int sum, const CompanyState& one) { return sum + one.loans; });
}

int shares_of_players(const PlayTable& table, std::size_t company) {
  int percent = 0;
  for (std::size_t p = 0; p < table.state.players.size(); ++p)
    percent += table.percent_of(player_owner(p), company);
  return percent / table.share_of(company);
}

// The interest after this number of loans: dearer for each full lot before the last loan.
int interest_after(const PlayTable& table, int loans) {
  const LoanRules& rules = rules_of(table);
  const int least = terms(table).interest ? terms(table).interest->value : 0;
  const int every = said(rules.dearer_every, 0);
  if (every == 0) return least;
  const int interest = least + std::max(loans - 1, 0) / every * said(rules.dearer_by, least);
  return std::min(interest, said(rules.dearest, interest));
}

// The loans that the company may still take, as far as the supply goes.
int loans_left(const PlayTable& table, std::size_t company) {
  const int own = table.loan_limit(company) - table.state.companies[company].loans;
  const auto& count = terms(table).count;
  return count ? std::min(own, count->value - taken_by_all(table.state)) : own;
}

}  // namespace

int PlayTable::loan_limit(std::size_t company) const {
  if (!game.loans) return 0;
  const LoanRules& rules = rules_of(*this);
  if (rules.limit && !game.companies[company].certificates.empty())
    return rules.limit->value == rule::LoanLimit::Shares ? 100 / share_of(company)
                                                         : shares_of_players(*this, company);
  const auto limit = terms(*this).limits.find(kind_of(company));
  return limit == terms(*this).limits.end() ? 0 : limit->second.value;
}

int PlayTable::loan_interest() const {
  if (!game.loans) return 0;
  return state.interest > 0 ? state.interest : interest_after(*this, taken_by_all(state));
}

int PlayTable::loan_brings(std::size_t company) const {
  const bool now = operator_now() == company && state.this_turn.interest_paid;
  const auto& deducted = rules_of(*this).deducted;
  const bool less = deducted && (deducted->value == rule::LoanDeduction::Always || now);
  return terms(*this).value.value - (less ? loan_interest() : 0);
}

bool PlayTable::may_borrow(std::size_t company) const {
  if (!game.loans || !state.companies[company].floated || is_neutral(company)) return false;
  if (game.loans->until && state.phase >= *game.loans->until) return false;
  if (said(rules_of(*this).once_a_turn, false) && (state.this_turn.borrowed || state.this_turn.repaid))
    return false;
  return loans_left(*this, company) > 0;
}

int PlayTable::funds(std::size_t company) const {
  const int cash = state.companies[company].cash;
  if (!game.loans || !game.loans->when_short || !may_borrow(company)) return cash;
  const int loans = said(rules_of(*this).once_a_turn, false) ? 1 : loans_left(*this, company);
  return cash + loans * loan_brings(company);
}

int PlayTable::most_funds(std::size_t company) const {
  if (!game.loans || game.loans->when_short || !game.loans->by_choice || !may_borrow(company))
    return funds(company);
  const int loans = said(rules_of(*this).once_a_turn, false) ? 1 : loans_left(*this, company);
  return state.companies[company].cash + loans * loan_brings(company);
}

void PlayTable::borrow(std::size_t company) {
  pay(the_bank, company_owner(company), loan_brings(company));
  ++state.companies[company].loans;
  state.this_turn.borrowed = true;
  move_for(company, MoveCause::LoanTaken);
}

void PlayTable::repay(std::size_t company) {
  pay(company_owner(company), the_bank, terms(*this).value.value);
  --state.companies[company].loans;
  state.this_turn.repaid = true;
  move_for(company, MoveCause::LoanRepaid);
}

// Loans that are left lower the price, or are taken from the value of the shares.
int PlayTable::price_at_end(std::size_t company) const {
  const CompanyState& one = state.companies[company];
  const int price = game.price_at(one.cell).value_or(0);
  if (!game.loans || one.loans == 0 || !rules_of(*this).at_end) return price;
  if (rules_of(*this).at_end->value == rule::LoanEnd::PriceLeft) return price_to_left(company, one.loans);
  return price - terms(*this).value.value * one.loans * share_of(company) / 100;
}

}  // namespace trackwright::play
