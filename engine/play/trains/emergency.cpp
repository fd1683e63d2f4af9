// Emergency purchases: the shares that a president sells for a train that the company must buy but cannot pay
// for, and bankruptcy.
#include <algorithm>
#include <numeric>

#include "engine/play/stock/steps.h"
#include "engine/play/trains/steps.h"

namespace trackwright::play {

const EmergencyRules& emergency_rules(const PlayTable& table) {
  static const EmergencyRules plain;
  const auto& rules = table.game.rules().trains.emergency;
  return rules ? *rules : plain;
}

namespace {

bool stays_president(const PlayTable& table, std::size_t player, std::size_t company, std::size_t operating) {
  const auto sells = said(emergency_rules(table).president_sells, rule::PresidentSells::KeepsCompany);
  return table.state.companies[company].president.is_player(player) && sells != rule::PresidentSells::Any &&
         (sells == rule::PresidentSells::KeepsPresidencies || company == operating);
}

int most_of_others(const PlayTable& table, std::size_t player, std::size_t company) {
  int most = 0;
  for (std::size_t p = 0; p < table.state.players.size(); ++p)
    if (p != player) most = std::max(most, table.percent_of(player_owner(p), company));
  return most;
}

// The prices for which a president may raise money: the cheapest train, or any train that the bank sells.
std::vector<int> aims(const PlayTable& table, std::size_t company) {
  std::vector<int> prices{cheapest_for(table, company)};
  if (said(emergency_rules(table).cheapest, true)) return prices;
  for (const std::uint16_t card : table.for_sale()) {
    prices.push_back(table.type_of(card).price.value);
    for (const Train& side : table.base_of(card).variants) prices.push_back(side.price.value);
  }
  return prices;
}

// Whether the sale would bring less than `needed` without the cheapest certificate of the bundle.
bool all_needed(const PlayTable& table, const PlayTable::Bundle& bundle, int needed) {
  int least = 1'000'000;
  for (const std::uint8_t number : bundle.certificates)
    least =
        std::min(least, table.price_of(bundle.company, the_pool, table.percent_each(bundle.company, number)));
  return table.price_of(bundle.company, the_pool, bundle.percent) - least < needed;
}

bool has_sold_for_train(const PlayTable& table, std::size_t company) {
  return said(table.game.rules().stock.blocks, false) &&
         ((table.state.this_turn.emergency_sold >> company) & 1U) != 0;
}

// All bundles that a president may sell, before their proceeds are compared with the prices.
std::vector<PlayTable::Bundle> all_emergency_sales(const PlayTable& table, std::size_t player,
                                                   std::size_t operating) {
  std::vector<PlayTable::Bundle> all;
  if (said(emergency_rules(table).president_sells, rule::PresidentSells::KeepsCompany) ==
      rule::PresidentSells::Nothing)
    return all;
  for (std::size_t c = 0; c < table.game.companies.size(); ++c) {
    if (!sale_in_time(table, player, c) || has_sold_for_train(table, c)) continue;
    const bool keeps = stays_president(table, player, c, operating);
    const int most = most_of_others(table, player, c);
    for (PlayTable::Bundle& bundle : table.bundles_for_sale(player, c)) {
      if (!table.fits_in_pool(bundle) || !table.can_dump(player, bundle) ||
          !down_to_limit(table, player, bundle))
        continue;
      if (keeps && table.percent_of(player_owner(player), c) - bundle.percent < most) continue;
      all.push_back(std::move(bundle));
    }
  }
  return all;
}

int brought(const PlayTable& table, const PlayTable::Bundle& bundle) {
  return table.price_of(bundle.company, the_pool, bundle.percent);
}

// For each company, the proceeds of the most valuable legal sale.
std::vector<int> most_brought(const PlayTable& table, const std::vector<PlayTable::Bundle>& sales) {
  std::vector<int> best(table.game.companies.size());
  for (const PlayTable::Bundle& one : sales)
    best[one.company] = std::max(best[one.company], brought(table, one));
  return best;
}

}  // namespace

// If any train may be the aim, each sale must leave a train affordable; a company sold in one block sells no
// more in this turn. If even the cheapest train is out of reach, everything may be sold.
std::vector<PlayTable::Bundle> emergency_sales(const PlayTable& table, std::size_t player,
                                               std::size_t operating) {
  if (issues_for_train(table, operating)) return {};  // the company issues its own shares first
  const int money = table.state.players[player].cash + table.funds(operating);
  const std::vector<int> prices = aims(table, operating);
  const std::vector<PlayTable::Bundle> all = all_emergency_sales(table, player, operating);
  const bool in_blocks = said(table.game.rules().stock.blocks, false);
  const std::vector<int> best = most_brought(table, all);
  const int together = std::accumulate(best.begin(), best.end(), 0);
  const bool hopeless = prices.size() == 1 || money + together < prices.front();
  std::vector<PlayTable::Bundle> legal;
  for (const PlayTable::Bundle& bundle : all) {
    const int most = in_blocks ? together - best[bundle.company] + brought(table, bundle) : together;
    const auto serves = [&](int price) {
      return all_needed(table, bundle, price - money) && (hopeless || money + most >= price);
    };
    if (std::ranges::any_of(prices, serves) || !down_to_limit(table, player, bundle, 1))
      legal.push_back(bundle);
  }
  return legal;
}

Verdict sell_in_emergency(PlayTable& table, const Action& action) {
  const std::size_t operating = *table.operator_now();
  if (!action.actor.is_player(table.president_of(operating)) || !must_buy_train(table, operating))
    return refused("trains.emergency", "no train requires a sale");
  const auto legal = emergency_sales(table, action.actor.index, operating);
  const PlayTable::Bundle wanted =
      table.bundle(action.company, action.actor, action.certificates, action.percent);
  const bool allowed = std::ranges::any_of(legal, [&](const PlayTable::Bundle& one) {
    return one.company == wanted.company && one.percent == wanted.percent &&
           one.president == wanted.president;
  });
  if (!allowed)
    return refused(
        "trains.emergency.president_sells",
        "these shares of " + table.game.companies[action.company].id + " cannot be sold for a train");
  for (const std::uint8_t number : action.certificates)
    if (table.state.certificates[table.certificate(action.company, number)].owner != action.actor)
      return refused("trains.emergency", "the certificate belongs to another owner");
  table.state.this_turn.last_sale_price =
      static_cast<std::int16_t>(table.share_price(action.company, the_pool));
  table.sell(wanted, said(emergency_rules(table).sold_for_each, false));
  table.state.this_turn.emergency_sold |= std::uint64_t{1} << action.company;
  table.recalculate_order();
  return {};
}

}  // namespace trackwright::play
