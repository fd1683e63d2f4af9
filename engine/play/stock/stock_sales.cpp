// Sales of players in a stock round.
#include <algorithm>

#include "engine/play/stock/steps.h"

namespace trackwright::play {

namespace {

rule::StockTurn turn_rule(const PlayTable& table) {
  return said(table.game.rules().stock.turn, rule::StockTurn::SellBuyOrBuySell);
}

bool in_order_to_sell(const PlayTable& table) {
  const TurnState& turn = table.state.this_turn;
  switch (turn_rule(table)) {
    case rule::StockTurn::SellBuy:
    case rule::StockTurn::OneAction:
      return !has_bought(turn);
    case rule::StockTurn::SellBuySell:
      return true;
    case rule::StockTurn::SellBuyOrBuySell:
      return !(has_bought(turn) && turn.sold_before);
  }
  return true;
}

bool keeps_over_holding(const PlayTable& table) {
  return said(table.game.rules().stock.over_holding, rule::OverHolding::Sell) == rule::OverHolding::Keep;
}

}  // namespace

bool sale_in_time(const PlayTable& table, std::size_t player, std::size_t company) {
  const StockRules& rules = table.game.rules().stock;
  const CompanyState& one = table.state.companies[company];
  const bool president = one.president.is_player(player);
  const auto allows = [&](rule::SellAfter after) {
    switch (after) {
      case rule::SellAfter::FirstStockRound:
        return table.state.turn > 1 || table.operating();
      case rule::SellAfter::Floated:
        return one.floated;
      case rule::SellAfter::Operated:
        return one.operated || (president && said(rules.president_sells_first, false));
    }
    return true;
  };
  if (rules.sell_after.empty()) return allows(rule::SellAfter::FirstStockRound);
  return std::ranges::all_of(rules.sell_after, [&](const auto& after) { return allows(after.value); });
}

bool down_to_limit(const PlayTable& table, std::size_t player, const PlayTable::Bundle& bundle, int less) {
  return !keeps_over_holding(table) || table.holding_ok(player, bundle.company, less - bundle.percent);
}

std::vector<PlayTable::Bundle> sales(const PlayTable& table, std::size_t player, std::size_t company) {
  std::vector<PlayTable::Bundle> legal;
  if (!sale_in_time(table, player, company) || !in_order_to_sell(table) || !is_traded(table, company))
    return legal;
  const PlayerState& seller = table.state.players[player];
  if (said(table.game.rules().stock.blocks, false) && ((seller.sold_now >> company) & 1U) != 0) return legal;
  for (PlayTable::Bundle& bundle : table.bundles_for_sale(player, company))
    if (table.fits_in_pool(bundle) && table.can_dump(player, bundle) && down_to_limit(table, player, bundle))
      legal.push_back(std::move(bundle));
  return legal;
}

bool must_sell(const PlayTable& table, std::size_t player) {
  const bool over =
      table.certificate_limit() > 0 && table.certificates_counted(player) > table.certificate_limit();
  const bool keeps = keeps_over_holding(table);
  for (std::size_t c = 0; c < table.game.companies.size(); ++c)
    if ((over || (!keeps && !table.holding_ok(player, c, 0))) && !sales(table, player, c).empty())
      return true;
  return false;
}

Verdict sell_shares(PlayTable& table, const Action& action) {
  const std::size_t player = action.actor.index;
  for (const std::uint8_t number : action.certificates)
    if (!table.state.certificates[table.certificate(action.company, number)].owner.is_player(player))
      return refused("stock_round", "the certificate belongs to another owner");
  const PlayTable::Bundle wanted =
      table.bundle(action.company, action.actor, action.certificates, action.percent);
  const std::string& id = table.game.companies[action.company].id;
  if (!sale_in_time(table, player, action.company))
    return refused("stock_round.sell_after", "shares of " + id + " cannot be sold yet");
  if (!is_traded(table, action.company))
    return refused("company_powers", "shares of " + id + " cannot be traded yet");
  if (!in_order_to_sell(table)) return refused("stock_round.turn", "no more shares can be sold in this turn");
  PlayerState& seller = table.state.players[player];
  if (said(table.game.rules().stock.blocks, false) && ((seller.sold_now >> action.company) & 1U) != 0)
    return refused("stock_round.blocks", "the shares of " + id + " must be sold in one sale per turn");
  if (!table.state.companies[action.company].started) return refused("stock_round", id + " has not started");
  if (!table.fits_in_pool(wanted))
    return refused("title.pool_limit",
                   "the pool can hold only " + std::to_string(table.game.pool_limit) + " % of " + id);
  if (!table.can_dump(player, wanted))
    return refused("stock_round.presidency", "no player can take over the presidency of " + id);
  if (!down_to_limit(table, player, wanted))
    return refused("stock_round.over_holding", "the player would still be over the holding limit of " + id);
  table.sell(wanted);
  const std::uint64_t bit = std::uint64_t{1} << action.company;
  seller.sold |= bit;
  seller.anew &= ~bit;
  seller.sold_now |= bit;
  TurnState& turn = table.state.this_turn;
  if (has_bought(turn))
    turn.sold_after = true;
  else
    turn.sold_before = true;
  table.state.last_to_act = static_cast<std::int8_t>(player);
  return {};
}

// Price protection: at the end of a turn, the president may buy all shares of the company that another player
// sold, at the price of the sale, and the price stays. Otherwise the price falls.

namespace {

PlayTable::Bundle bundle_of(const PlayTable& table, const UnsettledSale& sale) {
  return table.bundle(sale.company, the_pool, sale.certificates,
                      sale.shares * table.game.companies[sale.company].share);
}

int price_of(const PlayTable& table, const UnsettledSale& sale) {
  return table.price_of(sale.company, the_pool, sale.shares * table.game.companies[sale.company].share);
}

bool can_protect(const PlayTable& table, const UnsettledSale& sale) {
  if (!sale.president.is_player() || sale.president == sale.seller) return false;
  const std::size_t player = sale.president.index;
  const PlayerState& president = table.state.players[player];
  const bool has_sold = ((president.sold >> sale.company) & 1U) != 0;
  const int limit = table.certificate_limit();
  const bool room = limit == 0 || !table.counted(sale.company) ||
                    table.certificates_counted(player, true) + sale.shares <= limit;
  return !president.bankrupt && !has_sold && room && president.cash >= price_of(table, sale);
}

void settle_first(PlayTable& table) {
  table.state.unsettled.erase(table.state.unsettled.begin());
}

}  // namespace

std::size_t protector_now(const PlayTable& table) {
  return table.state.unsettled.front().president.index;
}

void do_not_protect(PlayTable& table) {
  const UnsettledSale sale = table.state.unsettled.front();
  settle_first(table);
  table.move_for_sale(sale.company, table.terms_of(sale));
  table.recalculate_order();
}

void decline_all(PlayTable& table) {
  while (!table.state.unsettled.empty() && !can_protect(table, table.state.unsettled.front()))
    do_not_protect(table);
}

Verdict protect(PlayTable& table, const Action& action) {
  State& state = table.state;
  const UnsettledSale sale = state.unsettled.front();
  if (!action.actor.is_player(sale.president.index))
    return refused("stock_round.protection",
                   "the president of " + table.game.companies[sale.company].id + " decides first");
  std::vector<std::uint8_t> named = action.certificates;
  std::vector<std::uint8_t> sold = sale.certificates;
  std::ranges::sort(named);
  std::ranges::sort(sold);
  if (action.company != sale.company || named != sold)
    return refused("stock_round.protection", "the purchase must include exactly the shares that were sold");
  table.transfer(bundle_of(table, sale), action.actor, action.actor, the_bank, price_of(table, sale));
  settle_first(table);
  if (state.round != RoundKind::Stock) return {};
  // Turns continue after the president who protected last.
  state.players[action.actor.index].passed = false;
  state.last_to_act = static_cast<std::int8_t>(action.actor.index);
  state.at =
      static_cast<std::uint8_t>(std::ranges::find(state.order, action.actor.index) - state.order.begin());
  return {};
}

}  // namespace trackwright::play
