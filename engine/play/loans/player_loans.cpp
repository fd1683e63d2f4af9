// Loans of presidents for trains that they cannot pay: the debt grows with each stock round, and nobody buys
// shares before paying it back.
#include <algorithm>

#include "engine/play/loans/steps.h"
#include "engine/play/trains/steps.h"

namespace trackwright::play {

namespace {

// Rounded up, also for negative percentages.
int percent_of(int amount, int percent) {
  const int product = amount * percent;
  return product > 0 ? (product + 99) / 100 : product / 100;
}

}  // namespace

bool lends_at_last(const PlayTable& table, std::size_t company) {
  return said(emergency_rules(table).loans, false) && table.state.companies[company].president.is_player();
}

bool lends(const PlayTable& table, std::size_t player, std::size_t company) {
  return lends_at_last(table, company) && (!said(emergency_rules(table).loans_after_sales, false) ||
                                           emergency_sales(table, player, company).empty());
}

void lend_to(PlayTable& table, std::size_t player, int amount) {
  const EmergencyRules& rules = emergency_rules(table);
  PlayerState& one = table.state.players[player];
  table.pay(the_bank, player_owner(player), amount);
  one.debt += amount + percent_of(amount, said(rules.loan_interest, 0));
  one.penalty += percent_of(amount, said(rules.loan_penalty, 0));
}

void grow_debts(PlayTable& table) {
  const int growth = said(emergency_rules(table).loan_growth, 0);
  for (PlayerState& player : table.state.players) player.debt += percent_of(player.debt, growth);
}

Verdict repay_debt(PlayTable& table, const Action& action) {
  PlayerState& player = table.state.players[action.actor.index];
  const int most = std::min(player.debt, player.cash);
  const int amount = action.kind == ActionKind::RepayDebt ? most : action.price;
  if (amount <= 0 || amount > most)
    return refused("trains.emergency.loans", "the player can pay back at most " + table.money(most));
  table.pay(action.actor, the_bank, amount);
  player.debt -= amount;
  table.state.last_to_act = static_cast<std::int8_t>(action.actor.index);
  return {};
}

}  // namespace trackwright::play
