// Bonus tokens that companies buy in their turn at the step for stations. The seller is the player who owns
// the private of the tokens, or the pool once the private is closed.
#include <algorithm>

#include "engine/play/steps.h"

namespace trackwright::play {

namespace {

const std::vector<BonusToken>& kinds(const PlayTable& table) {
  return table.game.title().companies.bonus_tokens;
}

int left(const PlayTable& table, std::size_t kind) {
  const auto sold = std::ranges::count(table.state.bonus_tokens, kind, &BonusTokenState::token);
  return kinds(table)[kind].count.value - static_cast<int>(sold);
}

bool has_one(const PlayTable& table, std::size_t company, std::size_t kind) {
  return std::ranges::any_of(table.state.bonus_tokens, [&](const BonusTokenState& one) {
    return one.token == kind && one.company == company;
  });
}

// A company may own one token of each kind.
bool may_buy(const PlayTable& table, std::size_t company, std::size_t kind) {
  const auto one = table.game.token_sellers[kind];
  if (!one || left(table, kind) <= 0 || has_one(table, company, kind)) return false;
  const PrivateState& seller = table.state.privates[*one];
  return (seller.closed || seller.owner.is_player()) &&
         bonus_price(table, kind) <= table.state.companies[company].cash;
}

}  // namespace

int bonus_price(const PlayTable& table, std::size_t kind) {
  const auto& cost = kinds(table)[kind].cost;
  return cost ? cost->value : 0;
}

std::vector<std::string> bonus_tokens_for_sale(const PlayTable& table, std::size_t company) {
  std::vector<std::string> ids;
  for (std::size_t kind = 0; kind < table.game.token_sellers.size(); ++kind)
    if (may_buy(table, company, kind)) ids.push_back(kinds(table)[kind].id);
  return ids;
}

Verdict buy_bonus_token(PlayTable& table, const Action& action) {
  const std::size_t company = *table.operator_now();
  for (std::size_t kind = 0; kind < table.game.token_sellers.size(); ++kind) {
    if (kinds(table)[kind].id != action.choice) continue;
    if (!may_buy(table, company, kind)) break;
    const std::size_t one = *table.game.token_sellers[kind];
    const PrivateState& seller = table.state.privates[one];
    table.pay(action.actor, seller.closed ? the_bank : seller.owner, bonus_price(table, kind));
    table.state.bonus_tokens.push_back(
        {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(company), -1});
    if (!seller.closed && left(table, kind) == 0) table.close_private(one);
    table.track_changed();  // the token may count for its runs
    return {};
  }
  return refused("privates.powers", "the company cannot buy this token");
}

}  // namespace trackwright::play
