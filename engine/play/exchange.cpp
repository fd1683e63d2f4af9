// Privates that their owner exchanges for a share.
#include <algorithm>

#include "engine/play/steps.h"

namespace trackwright::play {

namespace {

// Whether the power allows this company, which needs a station in one of the power's hexes, if any.
bool is_for(const PlayTable& table, const PowerFacts& power, std::size_t company) {
  const bool has_station =
      std::ranges::any_of(power.hexes, [&](std::uint32_t hex) { return table.has_token_in(company, hex); });
  return (power.rule->companies.empty() || names(power.rule->companies, table.game.companies[company].id)) &&
         (power.hexes.empty() || has_station);
}

bool may_gain_one(const PlayTable& table, std::size_t player, const PowerRule& rule, std::size_t company) {
  for (const auto& source : rule.from) {
    const Owner from = source.value == rule::ShareSource::Offer ? the_offer : the_pool;
    for (const std::uint8_t number : table.held(from, company))
      if (number != 0 && !may_gain(table, player, table.bundle(company, from, {number}, 0), true))
        return true;
  }
  return false;
}

}  // namespace

bool can_exchange(const PlayTable& table, std::size_t one) {
  const auto& powers = table.game.privates[one].powers;
  if (!table.state.privates[one].owner.is_player()) return false;
  const std::size_t owner = table.state.privates[one].owner.index;
  for (std::size_t i = 0; i < powers.size(); ++i) {
    if (!powers[i].is(rule::Power::Exchange) || !power_now(table, one, i)) continue;
    for (std::size_t c = 0; c < table.game.companies.size(); ++c)
      if (is_for(table, powers[i], c) && may_gain_one(table, owner, *powers[i].rule, c)) return true;
  }
  return false;
}

Verdict exchange(PlayTable& table, const Action& action) {
  const std::size_t one = action.actor.index;
  const auto& powers = table.game.privates[one].powers;
  if (action.certificates.size() != 1)
    return refused("privates.powers", "the private can be exchanged for only one certificate");
  const Owner from =
      table.state.certificates[table.certificate(action.company, action.certificates[0])].owner;
  const Owner owner = table.state.privates[one].owner;
  for (std::size_t i = 0; i < powers.size(); ++i) {
    if (!powers[i].is(rule::Power::Exchange)) continue;
    if (!power_now(table, one, i) || !owner.is_player())
      return refused("privates.powers", "the private cannot be exchanged now");
    const auto source = from == the_offer ? rule::ShareSource::Offer : rule::ShareSource::Pool;
    const bool given = std::ranges::any_of(
        powers[i].rule->from, [&](const auto& one_source) { return one_source.value == source; });
    if (!given || (from != the_offer && from != the_pool) || action.certificates[0] == 0 ||
        !is_for(table, powers[i], action.company))
      return refused("privates.powers", "the private cannot be exchanged for this certificate");
    const PlayTable::Bundle bundle = table.bundle(action.company, from, action.certificates, 0);
    if (auto no = may_gain(table, owner.index, bundle, true)) return no;
    table.buy(bundle, owner, true);
    table.close_private(one);
    return {};
  }
  return refused("privates.powers", "the private cannot be exchanged for shares");
}

}  // namespace trackwright::play
