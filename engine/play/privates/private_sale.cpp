// Companies buy privates from players.
#include <algorithm>

#include "engine/play/companies/steps.h"
#include "engine/play/privates/steps.h"
#include "engine/play/stock/steps.h"
#include "engine/play/trains/steps.h"

namespace trackwright::play {

namespace {

bool owns_one(const PlayTable& table, std::size_t company) {
  return std::ranges::any_of(table.state.privates,
                             [&](const PrivateState& one) { return one.owner.is_company(company); });
}

// A player sells at most one private in this round.
bool sells_another(const PlayTable& table, const PrivateSale& sale, std::size_t one) {
  const Owner owner = table.state.privates[one].owner;
  return said(sale.one_each, false) && owner.is_player() &&
         ((unsigned{table.state.private_sellers} >> owner.index) & 1U) != 0;
}

// The sale is allowed in this phase, to the company whose turn it is.
bool is_now(const PlayTable& table, const PrivateSale& sale) {
  const auto company = table.operator_now();
  if (said(sale.first_set, false) && table.state.turn > 1) return false;
  if (said(sale.one_each, false) && company && owns_one(table, *company)) return false;
  return (sale.phases.empty() || names(sale.phases, table.phase().name.value)) &&
         (sale.companies.empty() || (company && names(sale.companies, table.game.companies[*company].id)));
}

const PrivateSale* sale_now(const PlayTable& table, std::size_t one) {
  for (const PrivateSale& sale : table.game.rules().privates.sold_to_companies)
    if (is_now(table, sale) && !sells_another(table, sale, one) &&
        (sale.privates.empty() || names(sale.privates, table.game.privates[one].id)))
      return &sale;
  return nullptr;
}

// In recorded games, a private with named buyers is offered to them even if they own it.
bool offered_anyway(const PlayTable& table, std::size_t one) {
  const PrivateSale* sale = sale_now(table, one);
  return table.game.foreign_record && sale != nullptr && !sale->companies.empty();
}

bool for_sale(const PlayTable& table, std::size_t one) {
  const PrivateState& now = table.state.privates[one];
  return !now.closed && now.owner.is_player() && !table.game.privates[one].not_sold;
}

}  // namespace

bool sold_now(const PlayTable& table) {
  return std::ranges::any_of(table.game.rules().privates.sold_to_companies,
                             [&](const PrivateSale& sale) { return is_now(table, sale); });
}

bool sold_now(const PlayTable& table, std::size_t one) {
  return sale_now(table, one) != nullptr;
}

bool sold_to_all_now(const PlayTable& table, std::size_t one) {
  const PrivateSale* sale = sale_now(table, one);
  return sale != nullptr && sale->companies.empty();
}

// The step does not wait for the one private per round, which a company buys before its turn ends.
bool waits_for_sale(const PlayTable& table, std::size_t one) {
  const PrivateSale* sale = sale_now(table, one);
  return sale != nullptr && !said(sale->one_each, false);
}

int least_price(const PlayTable& table, std::size_t one) {
  const PrivateSale* sale = sale_now(table, one);
  const int percent = sale == nullptr ? 50 : said(sale->least, 50);
  return (table.game.privates[one].price * percent + 99) / 100;
}

int most_price(const PlayTable& table, std::size_t one) {
  const PrivateSale* sale = sale_now(table, one);
  return table.game.privates[one].price * (sale == nullptr ? 200 : said(sale->most, 200)) / 100;
}

namespace {

// Money raised for a train cannot be spent before the train is bought.
bool spends_on_train(const PlayTable& table, std::size_t company) {
  return table.state.this_turn.issued_for_train && must_buy_train(table, company);
}

}  // namespace

bool can_buy_private(const PlayTable& table, std::size_t company) {
  if (!sold_now(table) || table.game.companies[company].minor || spends_on_train(table, company) ||
      lacks_sold_train(table, company) || is_in_receivership(table, company) || table.is_neutral(company))
    return false;
  for (std::size_t p = 0; p < table.state.privates.size(); ++p)
    if ((for_sale(table, p) || offered_anyway(table, p)) && sold_now(table, p) &&
        least_price(table, p) <= money_with_issue(table, company))
      return true;
  return false;
}

Verdict buy_private(PlayTable& table, const Action& action) {
  const auto company = table.operator_now();
  if (!company || !action.actor.is_company(*company))
    return refused("privates.sold_to_companies", "a company can buy privates only in its own turn");
  if (table.game.companies[*company].minor)
    return refused("privates.sold_to_companies", "minors cannot buy privates");
  if (table.is_neutral(*company))
    return refused("neutral_player", table.game.neutral_name() + "'s companies cannot buy privates");
  if (!sold_now(table, action.private_))
    return refused("privates.sold_to_companies", "companies cannot buy the private in this phase");
  if (spends_on_train(table, *company))
    return refused("trains.emergency.issue_first", "money raised for a train cannot be spent on a private");
  const std::size_t one = action.private_;
  const Owner seller = table.state.privates[one].owner;
  if (!for_sale(table, one)) return refused("privates.sold_to_companies", "the private is not for sale");
  const int least = least_price(table, one);
  const int most = most_price(table, one);
  if (action.price < least || action.price > most)
    return refused("privates.sold_to_companies",
                   "the price must be from " + table.money(least) + " to " + table.money(most));
  if (action.price > table.funds(*company))
    return refused("privates.sold_to_companies",
                   "the company has only " + table.money(table.funds(*company)));
  if (auto no = may_take_over(table, one, *company)) return no;
  table.pay(action.actor, seller, action.price);
  table.state.private_sellers =
      static_cast<std::uint16_t>(table.state.private_sellers | (1U << seller.index));
  table.state.privates[one].owner = action.actor;
  table.state.privates[one].taken = ++table.state.clock;
  give_markers(table, one, *company);
  take_tokens(table, one, *company);
  take_over(table, one, *company);
  table.track_changed();  // the private may count for its runs
  table.state.just_sold = static_cast<std::int8_t>(one);
  table.state.just_seller = static_cast<std::int8_t>(seller.index);
  return {};
}

void close_with_train(PlayTable& table, std::size_t company) {
  for (std::size_t p = 0; p < table.state.privates.size(); ++p) {
    if (table.state.privates[p].closed) continue;
    if (table.state.privates[p].drawn == static_cast<int>(company)) table.close_private(p);
    for (const PowerFacts& power : table.game.privates[p].powers)
      if (power.is(rule::Power::ClosesWithTrain) &&
          names(power.rule->companies, table.game.companies[company].id))
        table.close_private(p);
  }
}

}  // namespace trackwright::play
