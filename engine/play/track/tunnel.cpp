// Tunnels: after a lay in a hex with a mountain's token, the company may pay its cost and remove the token.
#include <algorithm>
#include <utility>

#include "engine/play/privates/steps.h"
#include "engine/play/stock/steps.h"
#include "engine/play/track/steps.h"

namespace trackwright::play {

namespace {

// The token in the hex of this turn's last lay.
std::optional<std::size_t> token_at(const PlayTable& table) {
  const auto& tunnels = table.game.rules().operating.tunnels;
  const int hex = table.state.this_turn.mountain;
  if (!tunnels || hex < 0) return std::nullopt;
  const auto& tokens = table.state.bonus_tokens;
  for (std::size_t i = 0; i < tokens.size(); ++i)
    if (tokens[i].hex == hex &&
        names(tunnels->tokens, table.game.title().companies.bonus_tokens[tokens[i].token].id))
      return i;
  return std::nullopt;
}

int cost_of(const PlayTable& table, std::size_t company, std::size_t token) {
  if (table.own_power(company, rule::Power::FreeTunnels) != nullptr) return 0;
  const auto& kind = table.game.title().companies.bonus_tokens[table.state.bonus_tokens[token].token];
  return kind.cost ? kind.cost->value : 0;
}

}  // namespace

void note_mountain(PlayTable& table, std::size_t hex) {
  const std::int16_t before = std::exchange(table.state.this_turn.mountain, static_cast<std::int16_t>(hex));
  if (!token_at(table)) table.state.this_turn.mountain = before;
}

bool can_tunnel(const PlayTable& table, std::size_t company) {
  const auto token = token_at(table);
  return token && cost_of(table, company, *token) <= table.funds(company);
}

Verdict choose_tunnel(PlayTable& table, const Action& action) {
  const std::size_t company = *table.operator_now();
  const auto token = token_at(table);
  if (!token) return refused("operating_round.tunnels", "there is no mountain for a tunnel here");
  if (action.choice != "build" && action.choice != "pass")
    return refused("operating_round.tunnels", "the choice must be `build` or `pass`");
  if (action.choice == "build") {
    table.pay(company_owner(company), the_bank, cost_of(table, company, *token));
    table.state.bonus_tokens.erase(table.state.bonus_tokens.begin() + static_cast<std::ptrdiff_t>(*token));
    pay_holders(table, rule::Power::PaidForTunnel);
    table.track_changed();
  }
  table.state.this_turn.mountain = -1;
  return {};
}

// Pays the owners of privates with a power for this kind of action.
void pay_holders(PlayTable& table, rule::Power what) {
  for (std::size_t p = 0; p < table.game.privates.size(); ++p)
    for (const PowerFacts& power : table.game.privates[p].powers)
      if (power.is(what) && has_holder(table, p, power))
        table.pay(the_bank, table.state.privates[p].owner, said(power.rule->amount, 0));
}

}  // namespace trackwright::play
