// Lists the tiles, stations and bonus tokens that may be placed.
#include "engine/play/action_list.h"

namespace trackwright::play {

void list_homes(ActionList& list, Owner actor) {
  const std::size_t hex = list.state.pending_tokens.front().hex;
  if (hex == any_hex) {
    for (const StationPlace& place : chosen_homes(list.table, actor.index))
      list.station(actor, place.hex, place.city);
    return;
  }
  for (int city = 0; city < list.table.city_count(hex); ++city)
    list.station(actor, hex, static_cast<std::size_t>(city));
}

void list_stations(ActionList& list, Owner actor) {
  for (const StationPlace& place : station_places(list.table, actor.index))
    list.station(actor, place.hex, place.city);
  for (const std::uint16_t port : port_places(list.table, actor.index)) list.station(actor, port, 0);
}

void list_track(ActionList& list, Owner actor) {
  for (const std::uint16_t hex : open_hexes(list.table, actor.index))
    for (const LegalLay& one : lays_on(list.table, actor.index, hex)) list.lay(actor, one);
}

void list_power(ActionList& list, Owner actor) {
  for (const std::uint16_t hex : power_hexes(list.table, actor.index))
    for (const LegalLay& one : power_lays(list.table, actor.index, hex)) list.lay(actor, one);
  for (const PowerFacts& one : list.game.privates[actor.index].powers)
    for (const std::uint32_t hex : one.hexes)
      for (int city = 0; city < list.table.city_count(hex); ++city)
        list.station(actor, hex, static_cast<std::size_t>(city));
}

void list_lending(ActionList& list, Owner actor) {
  for (const PowerFacts& power : list.game.privates[actor.index].powers)
    if (power.is(rule::Power::PlaceBonusToken))
      for (const std::uint32_t hex : power.hexes)
        list.add(actor, ActionKind::PlaceBonusToken).hex = static_cast<std::uint16_t>(hex);
  for (std::size_t c = 0; c < list.game.companies.size(); ++c)
    list.add(actor, ActionKind::PlaceBonusToken).tokener = static_cast<std::uint8_t>(c);
}

}  // namespace trackwright::play
