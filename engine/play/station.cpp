// Placing stations.
#include <algorithm>

#include "engine/play/steps.h"
#include "engine/run/connected.h"

namespace trackwright::play {

std::vector<StationPlace> station_places(const PlayTable& table, std::size_t company) {
  std::vector<StationPlace> places;
  const Connected& reach = table.reach(company);
  for (const auto& [hex, part] : reach.stops) {
    const Tile& tile = table.tile_on(hex);
    if (tile.stops[part].kind != StopKind::City || is_port(table, hex)) continue;
    const auto cities_before =
        std::ranges::count(tile.stops.begin(), tile.stops.begin() + part, StopKind::City, &Stop::kind);
    const int city = static_cast<int>(cities_before);
    if (table.tokenable(company, hex, city)) continue;
    places.push_back({static_cast<std::uint16_t>(hex), static_cast<std::uint8_t>(city),
                      static_cast<std::uint8_t>(*table.free_slot(company, hex, city))});
  }
  return places;
}

bool can_place_station(const PlayTable& table, std::size_t company) {
  if (table.state.this_turn.tokened) return false;
  const auto token = table.next_token(company);
  return token && table.state.tokens[*token].price <= table.state.companies[company].cash &&
         (!station_places(table, company).empty() || !port_places(table, company).empty());
}

Verdict place_station(PlayTable& table, const Action& action) {
  const std::size_t company = *table.operator_now();
  if (table.state.this_turn.tokened) return refused("token", "one station is placed in a turn");
  const auto token = table.next_token(company);
  if (!token) return refused("token", "no station is left");
  const int price = table.state.tokens[*token].price;
  if (price > table.state.companies[company].cash)
    return refused("companies.tokens", "the station costs " + table.money(price));
  if (is_port(table, action.hex)) {
    if (auto no = place_port(table, company, *token, action.hex)) return no;
    table.pay(action.actor, the_bank, price);
    table.state.this_turn.tokened = true;
    table.pass_step(Stage::Token);
    return {};
  }
  if (auto no = table.tokenable(company, action.hex, action.city)) return no;
  const auto places = station_places(table, company);
  const auto place = std::ranges::find_if(
      places, [&](const StationPlace& one) { return one.hex == action.hex && one.city == action.city; });
  if (place == places.end()) return refused("token", "track of the company does not lead there");
  table.pay(action.actor, the_bank, price);
  table.put_token(*token, action.hex, action.city, place->slot);
  const CompanyFacts& facts = table.game.companies[company];
  if (facts.destination == action.hex) table.pay(the_bank, action.actor, facts.destination_pays);
  table.state.this_turn.tokened = true;
  table.pass_step(Stage::Token);
  return {};
}

Verdict place_pending(PlayTable& table, const Action& action) {
  const PendingToken pending = table.state.pending_tokens.front();
  const std::size_t company = table.state.tokens[pending.token].company;
  if (!action.actor.is_company(pending.company))
    return refused("companies.home",
                   table.game.companies[pending.company].id + " places its home station first");
  if (action.hex != pending.hex) return refused("companies.home", "its home is elsewhere");
  if (action.city >= table.city_count(action.hex)) return refused("companies.home", "there is no such city");
  const auto slot = table.free_slot(company, action.hex, action.city);
  if (!slot) return refused("companies.home_reserved", "no slot is free there");
  table.put_token(pending.token, action.hex, action.city, *slot);
  table.state.pending_tokens.erase(table.state.pending_tokens.begin());
  return {};
}

}  // namespace trackwright::play
