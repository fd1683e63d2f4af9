// Bankruptcy: the game ends, or the player leaves it, when a president cannot pay for a required train.
#include <algorithm>

#include "engine/play/companies/steps.h"
#include "engine/play/loans/steps.h"
#include "engine/play/stock/steps.h"
#include "engine/play/trains/steps.h"

namespace trackwright::play {

namespace {

bool knows_bankruptcy(const PlayTable& table) {
  return said(emergency_rules(table).bankruptcy, rule::Bankruptcy::EndsGame) != rule::Bankruptcy::Never;
}

// Whether the company and its president together cannot pay for a required train.
bool cannot_raise(const PlayTable& table, std::size_t company) {
  const std::size_t player = table.president_of(company);
  if (!must_buy_train(table, company) || lends_at_last(table, company)) return false;
  std::vector<int> best(table.game.companies.size());
  for (const PlayTable::Bundle& bundle : emergency_sales(table, player, company))
    best[bundle.company] =
        std::max(best[bundle.company], table.price_of(bundle.company, the_pool, bundle.percent));
  int all = table.state.players[player].cash + table.funds(company);
  for (const int price : best) all += price;
  if (const auto issues = emergency_issues(table, company); !issues.empty()) all += issues.back().brings;
  return all < cheapest_for(table, company);
}

}  // namespace

bool may_be_bankrupt(const PlayTable& table, std::size_t company) {
  if (const auto player = player_in_debt(table)) return sales_for_debt(table, *player).empty();
  return knows_bankruptcy(table) && cannot_raise(table, company);
}

bool goes_without_train(const PlayTable& table, std::size_t company) {
  return !knows_bankruptcy(table) && cannot_raise(table, company);
}

namespace {

std::vector<std::uint8_t> operating_first(const PlayTable& table) {
  std::vector<std::uint8_t> order = table.operating_order();
  for (std::size_t c = 0; c < table.game.companies.size(); ++c)
    if (std::ranges::find(order, c) == order.end()) order.push_back(static_cast<std::uint8_t>(c));
  return order;
}

void sell_what_may_be_sold(PlayTable& table, std::size_t player, std::size_t company) {
  for (const std::uint8_t c : operating_first(table))
    while (true) {
      auto sales = emergency_sales(table, player, company);
      std::erase_if(sales, [&](const PlayTable::Bundle& one) { return one.company != c; });
      if (sales.empty()) break;
      table.sell(*std::ranges::max_element(sales, {}, &PlayTable::Bundle::percent));
    }
}

void issue_all(PlayTable& table, std::size_t company) {
  const auto issues = emergency_issues(table, company);
  const auto largest = std::ranges::max_element(
      issues, {}, [](const EmergencyIssue& one) { return one.bundle.certificates.size(); });
  if (largest != issues.end() && table.fits_in_pool(largest->bundle))
    sell_for_train(table, *largest, largest->bundle.certificates);
}

// Ignores limits and moves no price. A company in which nobody else holds enough has no president.
void put_all_into_pool(PlayTable& table, std::size_t player) {
  const Owner owner = player_owner(player);
  for (const std::uint8_t c : operating_first(table)) {
    const auto numbers = table.held(owner, c);
    if (numbers.empty() || !table.state.companies[c].cell.is_there()) continue;
    const PlayTable::Bundle all = table.bundle(c, owner, numbers, 0);
    table.transfer(all, the_pool, the_bank, owner, table.price_of(c, the_pool, all.percent));
    if (table.state.companies[c].president == owner) table.state.companies[c].president = the_pool;
  }
}

// Closes the private, or offers it for sale like those that were not sold in the opening.
void give_up_private(PlayTable& table, std::size_t one) {
  const auto rule = said(emergency_rules(table).privates, rule::BankruptPrivates::Close);
  if (rule == rule::BankruptPrivates::Close) return table.close_private(one);
  table.state.privates[one].owner = nobody;
  rest_minors(table, one);
}

// The player's remaining money, with the money raised, goes to the company that needed the train.
void leave_game(PlayTable& table, std::size_t player, std::size_t company) {
  const Owner owner = player_owner(player);
  put_all_into_pool(table, player);
  for (std::size_t p = 0; p < table.state.privates.size(); ++p)
    if (table.state.privates[p].owner == owner) give_up_private(table, p);
  table.pay(owner, company_owner(company), table.state.players[player].cash);
  close_companies(table);
  table.state.this_turn.last_raised = table.state.this_turn.last_sale_price = -1;
}

}  // namespace

Verdict go_bankrupt(PlayTable& table, const Action& action) {
  const auto company = table.operator_now();
  const auto debtor = player_in_debt(table);
  const bool may_act =
      company && (debtor ? action.actor.is_player(*debtor) : action.actor.is_company(*company));
  if (!may_act || !may_be_bankrupt(table, *company))
    return refused("trains.emergency.bankruptcy", "the president can still pay");
  const std::size_t player = debtor.value_or(table.president_of(*company));
  const bool leaves =
      said(emergency_rules(table).bankruptcy, rule::Bankruptcy::EndsGame) == rule::Bankruptcy::PlayerLeaves;
  if (leaves && !debtor) issue_all(table, *company);
  if (debtor) table.pay(the_bank, player_owner(player), -table.state.players[player].cash);  // lost
  sell_what_may_be_sold(table, player, *company);
  if (leaves)
    leave_game(table, player, *company);
  else
    table.pay(player_owner(player), the_bank, table.state.players[player].cash);
  table.recalculate_order();
  table.state.players[player].bankrupt = true;
  return {};
}

}  // namespace trackwright::play
