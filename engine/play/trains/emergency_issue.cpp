// Shares that a company issues for a train that it must buy, before its president helps.
#include <algorithm>

#include "engine/play/stock/steps.h"
#include "engine/play/trains/steps.h"

namespace trackwright::play {

namespace {

bool moves_for_each(const PlayTable& table) {
  return said(emergency_rules(table).moves_for_each, false);
}

// The highest price of a side of the cheapest card that the company can buy.
int dearest_for(const PlayTable& table, std::size_t company) {
  const auto card = table.cheapest_card();
  const bool sides = card && !table.base_of(*card).variants.empty();
  return sides ? table.dearest_side(*card) : cheapest_for(table, company);
}

// The price per share for so many shares; 0 if the price has no cell with a value there.
int price_of_each(const PlayTable& table, std::size_t company, int shares) {
  switch (said(emergency_rules(table).issue_price, rule::DealPrice::Market)) {
    case rule::DealPrice::NextLeft:
      return table.price_to_left(company);
    case rule::DealPrice::NextRight:
      return table.price_to_right(company);
    case rule::DealPrice::LeftOfNew:
      return table.price_to_left(company, (moves_for_each(table) ? shares : 1) + 1);
    default:
      return table.game.price_at(table.state.companies[company].cell).value_or(0);
  }
}

}  // namespace

// Allows one issue per turn: the fewest shares that pay for a side of the card, or else the largest issue.
std::vector<EmergencyIssue> emergency_issues(const PlayTable& table, std::size_t company) {
  std::vector<EmergencyIssue> all;
  if (!said(emergency_rules(table).issue_first, false) || table.state.this_turn.issued_for_train) return all;
  if (!table.cards_of(company_owner(company)).empty()) return all;
  const int cash = table.state.companies[company].cash;
  const int dearest = dearest_for(table, company);
  if (cash >= dearest) return all;
  for (PlayTable::Bundle& bundle : issuable_now(table, company)) {
    const int shares = bundle.percent / table.share_of(company);
    const int price = price_of_each(table, company, shares);
    if (price > 0) all.push_back({std::move(bundle), price, shares * price, 0});
  }
  if (all.empty()) return all;
  const EmergencyIssue largest = all.back();
  const auto enough = [&](int price) {
    return [money = price - cash](const EmergencyIssue& one) { return one.brings >= money; };
  };
  std::ranges::stable_sort(all, {}, &EmergencyIssue::brings);
  const auto first = std::ranges::find_if(all, enough(table.cheapest()));
  if (first == all.end()) return {largest};
  all.erase(all.begin(), first);
  const auto last = std::ranges::find_if(all, enough(dearest));
  if (last != all.end()) all.erase(last + 1, all.end());
  for (std::size_t i = 0; i < all.size(); ++i) all[i].last = all[i].brings - (i == 0 ? 0 : all[i - 1].brings);
  return all;
}

bool issues_for_train(const PlayTable& table, std::size_t company) {
  return !emergency_issues(table, company).empty();
}

void sell_for_train(PlayTable& table, const EmergencyIssue& issue,
                    const std::vector<std::uint8_t>& certificates) {
  const std::size_t company = issue.bundle.company;
  table.state.this_turn.issued_for_train = true;
  table.state.this_turn.last_raised = static_cast<std::int16_t>(issue.last);
  table.pay(the_bank, company_owner(company), issue.brings);
  for (const std::uint8_t number : certificates) table.move_certificate(company, number, the_pool);
  const int shares = issue.bundle.percent / table.share_of(company);
  for (int move = moves_for_each(table) ? shares : 1; move > 0; --move) table.move_left(company);
  table.recalculate_order();
}

Verdict issue_for_train(PlayTable& table, const Action& action) {
  const std::size_t company = *table.operator_now();
  if (action.company != company) return refused("companies.issue", "a company can sell only its own shares");
  if (!must_buy_train(table, company))
    return refused("trains.emergency.issue_first", "the company cannot issue shares for a train now");
  for (const std::uint8_t number : action.certificates)
    if (table.state.certificates[table.certificate(company, number)].owner != the_offer)
      return refused("companies.issue", "the certificate is not in the treasury");
  const PlayTable::Bundle wanted = table.bundle(company, the_offer, action.certificates, 0);
  const auto issues = emergency_issues(table, company);
  const auto one = std::ranges::find_if(
      issues, [&](const EmergencyIssue& issue) { return issue.bundle.percent == wanted.percent; });
  if (one == issues.end())
    return refused("trains.emergency.issue_first",
                   "the company cannot issue this number of shares for a train");
  if (!table.fits_in_pool(wanted))
    return refused("title.pool_limit", "the shares would exceed the limit of the pool");
  // A recorded action must state the price of a share if the rules allow more than one kind of issue.
  if (table.game.foreign_record && !said(emergency_rules(table).cheapest, true) && action.price != one->price)
    return refused("trains.emergency.issue_price", "the price of a share is " + table.money(one->price));
  sell_for_train(table, *one, action.certificates);
  return {};
}

}  // namespace trackwright::play
