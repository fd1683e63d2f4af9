// Stations that the powers of private companies place.
#include <algorithm>

#include "engine/play/privates/steps.h"
#include "engine/play/track/steps.h"

namespace trackwright::play {

namespace {

// Places the station of the turn on one of the power's hexes, with or without track there.
Verdict place_station_of(PlayTable& table, const Action& action, std::size_t index) {
  State& state = table.state;
  const std::size_t one = action.actor.index;
  const PowerFacts& power = table.game.privates[one].powers[index];
  const std::size_t company = state.privates[one].owner.index;
  if (std::ranges::find(power.hexes, action.hex) == power.hexes.end())
    return refused("privates.powers", "the private cannot place a station in this hex");
  if (!said(power.rule->any_tile, true) && !table.tile_on(action.hex).paths.empty())
    return refused("privates.powers", "the private can place a station only in a hex without track");
  if (const auto blocker = blocker_of(table, action.hex, action.actor))
    return refused("privates", "the hex is blocked by " + table.game.privates[*blocker].id);
  if (power.rule->city && power.rule->city->value != action.city)
    return refused("privates.powers", "the private must place its station in another city of the hex");
  const bool extra = said(power.rule->extra, false);
  if (state.this_turn.tokened && !extra)
    return refused("token", "the company has already placed a station in this turn");
  if (auto no = table.tokenable(company, action.hex, action.city)) return no;
  if (extra) {
    TokenState further;
    further.company = static_cast<std::uint8_t>(company);
    state.tokens.push_back(further);
  }
  const auto token = extra ? std::optional(state.tokens.size() - 1) : table.next_token(company);
  if (!token) return refused("token", "the company has no station left");
  const int price = said(power.rule->amount, 0);
  if (price > table.funds(company))
    return refused("privates.powers", "the station costs " + table.money(price));
  table.pay(company_owner(company), the_bank, price);
  table.put_token(*token, action.hex, action.city, *table.free_slot(company, action.hex, action.city));
  state.tokens[*token].price = static_cast<std::int16_t>(price);
  if (!extra) {
    state.this_turn.tokened = true;
    table.pass_step(Stage::Token);
  }
  use(table, one, index);
  return {};
}

}  // namespace

std::optional<int> price_by_power(const PlayTable& table, std::size_t company) {
  if (table.state.this_turn.tokened || !table.next_token(company)) return std::nullopt;
  std::optional<int> least;
  for (std::size_t p = 0; p < table.game.privates.size(); ++p) {
    if (!table.state.privates[p].owner.is_company(company)) continue;
    const auto& powers = table.game.privates[p].powers;
    for (std::size_t i = 0; i < powers.size(); ++i)
      if (powers[i].is(rule::Power::PlaceStation) && !said(powers[i].rule->extra, false) &&
          power_now(table, p, i))
        least = std::min(least.value_or(1'000'000), said(powers[i].rule->amount, 0));
  }
  return least;
}

Verdict place_by_power(PlayTable& table, const Action& action) {
  State& state = table.state;
  const std::size_t one = action.actor.index;
  if (state.teleported != static_cast<int>(one))
    for (std::size_t i = 0; i < table.game.privates[one].powers.size(); ++i)
      if (table.game.privates[one].powers[i].is(rule::Power::PlaceStation) && power_now(table, one, i))
        return place_station_of(table, action, i);
  if (state.teleported != static_cast<int>(one))
    return refused("privates.powers", table.game.privates[one].id + " cannot place a station now");
  const std::size_t company = state.privates[one].owner.index;
  const auto& powers = table.game.privates[one].powers;
  for (std::size_t i = 0; i < powers.size(); ++i) {
    if (!powers[i].is(rule::Power::Teleport)) continue;
    if (std::ranges::find(powers[i].hexes, action.hex) == powers[i].hexes.end())
      return refused("privates.powers", "the private cannot place a station in this hex");
    if (state.this_turn.tokened)
      return refused("token", "the company has already placed a station in this turn");
    if (auto no = table.tokenable(company, action.hex, action.city)) return no;
    const std::size_t token = *table.next_token(company);
    table.put_token(token, action.hex, action.city, *table.free_slot(company, action.hex, action.city));
    state.tokens[token].price = 0;
    state.this_turn.tokened = true;
    use_up(table, one, i);
    state.teleported = -1;
    return {};
  }
  return refused("privates.powers", "the private places no station");
}

}  // namespace trackwright::play
