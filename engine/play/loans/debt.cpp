// A player who has paid more than he had, for interest or a loan of his company, sells shares until he has
// the money, or goes bankrupt.
#include <algorithm>

#include "engine/play/loans/steps.h"
#include "engine/play/stock/steps.h"

namespace trackwright::play {

std::optional<std::size_t> player_in_debt(const PlayTable& table) {
  for (std::size_t p = 0; p < table.state.players.size(); ++p)
    if (table.state.players[p].cash < 0 && !table.state.players[p].bankrupt) return p;
  return std::nullopt;
}

// Sales without a certificate that is not needed.
std::vector<PlayTable::Bundle> sales_for_debt(const PlayTable& table, std::size_t player) {
  std::vector<PlayTable::Bundle> all;
  const int needed = -table.state.players[player].cash;
  for (std::size_t c = 0; c < table.game.companies.size(); ++c) {
    if (!sale_in_time(table, player, c)) continue;
    for (PlayTable::Bundle& bundle : table.bundles_for_sale(player, c)) {
      const int less = table.price_of(c, the_pool, std::max(bundle.percent - table.share_of(c), 0));
      if (less < needed && table.fits_in_pool(bundle) && table.can_dump(player, bundle))
        all.push_back(std::move(bundle));
    }
  }
  return all;
}

Verdict sell_for_debt(PlayTable& table, const Action& action) {
  const auto player = player_in_debt(table);
  if (!player || !action.actor.is_player(*player))
    return refused("loans.unpaid", "another player must raise money first");
  const PlayTable::Bundle wanted =
      table.bundle(action.company, action.actor, action.certificates, action.percent);
  const auto legal = sales_for_debt(table, *player);
  const auto is_it = [&](const PlayTable::Bundle& one) {
    return one.company == wanted.company && one.percent == wanted.percent &&
           one.president == wanted.president;
  };
  const auto belongs = [&](std::uint8_t number) {
    return table.state.certificates[table.certificate(action.company, number)].owner == action.actor;
  };
  if (std::ranges::none_of(legal, is_it) || !std::ranges::all_of(action.certificates, belongs))
    return refused("loans.unpaid", "these shares cannot be sold for the debt");
  table.sell(wanted);
  table.recalculate_order();
  return {};
}

}  // namespace trackwright::play
