// A bonus token of a private: before each operating round, its owner names its hex and the company for which
// it counts. A company that buys the private keeps the token.
#include <algorithm>

#include "engine/play/privates/steps.h"

namespace trackwright::play {

namespace {

constexpr unsigned names_hex = 1;
constexpr unsigned names_company = 2;

const PowerFacts* power_of(const PlayTable& table, std::size_t one, rule::Power power) {
  const auto& powers = table.game.privates[one].powers;
  const auto found = std::ranges::find_if(powers, [&](const PowerFacts& each) { return each.is(power); });
  return found == powers.end() ? nullptr : &*found;
}

std::optional<std::size_t> token_of(const PlayTable& table, std::size_t one) {
  const auto& kinds = table.game.title().companies.bonus_tokens;
  const auto found = std::ranges::find(kinds, table.game.privates[one].id, &BonusToken::owner);
  return found == kinds.end() ? std::nullopt : std::optional<std::size_t>(found - kinds.begin());
}

BonusTokenState* lying(PlayTable& table, std::size_t token) {
  auto& all = table.state.bonus_tokens;
  const auto found = std::ranges::find(all, token, &BonusTokenState::token);
  return found == all.end() ? nullptr : &*found;
}

std::uint8_t holder_of(const PlayTable& table, std::size_t one) {
  const std::int8_t holder = table.state.privates[one].token_holder;
  return holder < 0 ? the_state : static_cast<std::uint8_t>(holder);
}

Verdict name_hex(PlayTable& table, std::size_t one, std::size_t hex) {
  const PowerFacts* places = power_of(table, one, rule::Power::PlaceBonusToken);
  const auto token = token_of(table, one);
  if (places == nullptr || !token || (table.state.lending & names_hex) == 0 ||
      std::ranges::find(places->hexes, static_cast<std::uint32_t>(hex)) == places->hexes.end())
    return refused("privates.powers", "the token of the private cannot be placed there now");
  BonusTokenState* there = lying(table, *token);
  if (there != nullptr && there->hex == static_cast<std::int16_t>(hex))
    return refused("privates.powers", "the token of the private is already there");
  if (there == nullptr) there = &table.state.bonus_tokens.emplace_back();
  there->token = static_cast<std::uint8_t>(*token);
  there->company = holder_of(table, one);
  there->hex = static_cast<std::int16_t>(hex);
  table.state.lending &= static_cast<std::uint8_t>(~names_hex);
  table.track_changed();
  return {};
}

Verdict name_company(PlayTable& table, std::size_t one, std::size_t company) {
  PrivateState& now = table.state.privates[one];
  const CompanyState& to = table.state.companies[company];
  if ((table.state.lending & names_company) == 0 || !to.floated || to.closed ||
      now.token_holder == static_cast<int>(company))
    return refused("privates.powers",
                   "the token of the private cannot be lent to " + table.game.companies[company].id + " now");
  now.token_holder = static_cast<std::int8_t>(company);
  table.state.lending &= static_cast<std::uint8_t>(~names_company);
  follow_holder(table, one);
  return {};
}

}  // namespace

// The token counts for its current holder.
void follow_holder(PlayTable& table, std::size_t one) {
  const auto token = token_of(table, one);
  if (!token) return;
  if (BonusTokenState* there = lying(table, *token)) there->company = holder_of(table, one);
  table.track_changed();
}

std::optional<std::size_t> lent_private(const PlayTable& table) {
  for (std::size_t p = 0; p < table.game.privates.size(); ++p)
    if (power_of(table, p, rule::Power::LendsBonusToken) != nullptr && !table.state.privates[p].closed &&
        table.state.privates[p].owner.is_player())
      return p;
  return std::nullopt;
}

void begin_lending(PlayTable& table) {
  table.state.lending = lent_private(table) ? std::uint8_t{names_hex | names_company} : std::uint8_t{0};
}

Verdict lend(PlayTable& table, const Action& action) {
  const std::size_t one = action.actor.index;
  if (lent_private(table) != one) return refused("privates.powers", "the private lends no token now");
  return action.tokener ? name_company(table, one, *action.tokener) : name_hex(table, one, action.hex);
}

void pass_lending(PlayTable& table) {
  table.state.lending = 0;
}

}  // namespace trackwright::play
