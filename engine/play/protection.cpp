// Price protection: at the end of a turn, the president may buy all shares of the company that another player
// sold, at the price of the sale, and the price stays. Otherwise the price falls.
#include <algorithm>

#include "engine/play/steps.h"

namespace trackwright::play {

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
