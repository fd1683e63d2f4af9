// Shares that a company issues, before its president helps, for a train that it must buy.
#include <algorithm>

#include "engine/play/steps.h"

namespace trackwright::play {

namespace {

bool moves_for_each(const PlayTable& table) {
  return said(emergency_rules(table).moves_for_each, false);
}

}  // namespace

// Of as many shares; nothing where the price has no cell there that is worth anything.
int emergency_issue_price(const PlayTable& table, std::size_t company, int shares) {
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

// As few as are enough, or all that may be issued.
std::optional<PlayTable::Bundle> emergency_issue(const PlayTable& table, std::size_t company) {
  if (!said(emergency_rules(table).issue_first, false)) return std::nullopt;
  if (!table.cards_of(company_owner(company)).empty()) return std::nullopt;
  const int cash = table.state.companies[company].cash;
  if (cash >= cheapest_for(table, company)) return std::nullopt;
  std::optional<PlayTable::Bundle> best;
  int most = 0;
  for (PlayTable::Bundle& bundle : issuable_now(table, company)) {
    const int shares = bundle.percent / table.share_of(company);
    const int brings = shares * emergency_issue_price(table, company, shares);
    if (brings == 0) continue;
    if (cash + most >= table.cheapest() && best) break;
    most = brings;
    best = std::move(bundle);
  }
  return best;
}

Verdict issue_for_train(PlayTable& table, const Action& action) {
  const std::size_t company = *table.operator_now();
  if (action.company != company) return refused("companies.issue", "a company sells its own shares alone");
  const auto due = must_buy_train(table, company) ? emergency_issue(table, company) : std::nullopt;
  if (!due) return refused("trains.emergency.issue_first", "it issues no shares for a train now");
  for (const std::uint8_t number : action.certificates)
    if (table.state.certificates[table.certificate(company, number)].owner != the_offer)
      return refused("companies.issue", "the certificate is not in the treasury");
  const PlayTable::Bundle wanted = table.bundle(company, the_offer, action.certificates, 0);
  if (wanted.percent != due->percent)
    return refused("trains.emergency.issue_first", "so many shares are not issued for a train");
  if (!table.fits_in_pool(wanted)) return refused("title.pool_limit", "the pool takes no more of them");
  const int shares = wanted.percent / table.share_of(company);
  table.pay(the_bank, action.actor, shares * emergency_issue_price(table, company, shares));
  for (const std::uint8_t number : wanted.certificates) table.move_certificate(company, number, the_pool);
  for (int move = moves_for_each(table) ? shares : 1; move > 0; --move) table.move_left(company);
  table.recalculate_order();
  return {};
}

}  // namespace trackwright::play
