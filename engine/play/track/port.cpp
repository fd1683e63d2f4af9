// Ports: tokens in harbours that serve a company's ships in a city elsewhere.
#include <algorithm>
#include <set>

#include "engine/play/track/steps.h"
#include "engine/play/trains/steps.h"
#include "engine/run/reachable.h"

namespace trackwright::play {

namespace {

bool leads_to(const Connected& reach, const Tile& tile, std::size_t hex) {
  for (std::size_t p = 0; p < tile.paths.size(); ++p)
    if (reach.goes_over(hex, p)) return true;
  return false;
}

bool is_full_of_others(const PlayTable& table, std::size_t company, StopPlace place) {
  const Tile& tile = table.tile_on(place.first);
  if (tile.stops[place.second].kind != StopKind::City)
    return tile.stops[place.second].kind == StopKind::OffBoard;
  const auto city =
      std::ranges::count(tile.stops.begin(), tile.stops.begin() + place.second, StopKind::City, &Stop::kind);
  const auto owners = table.slot_owners(place.first, static_cast<int>(city));
  return std::ranges::all_of(owners,
                             [&](const auto& owner) { return owner.has_value() && *owner != company; });
}

// Whether a ship of the company can come to the hex, one stage of its run at a time.
bool ship_comes(const PlayTable& table, std::size_t company, std::size_t hex) {
  int stages = 0;
  for (const std::uint16_t card : table.cards_of(company_owner(company)))
    if (trackwright::is_ship(table.type_of(card))) {
      const Reach& reach = table.type_of(card).reach;
      stages = std::max(stages, reach.unlimited ? any_number : reach.stops - 1);
    }
  const auto served = table.served_by_ports(company);
  std::set<StopPlace> met(served.begin(), served.end());
  for (const StopPlace& place : table.sea_reach(company).stops) {
    const Tile& tile = table.tile_on(place.first);
    if (tile.stops[place.second].kind == StopKind::City && table.has_token_in(company, place.first) &&
        !is_full_of_others(table, company, place))
      met.insert(place);
  }
  std::vector<StopPlace> from(met.begin(), met.end());
  const auto is_here = [&](StopPlace place) { return place.first == hex; };
  for (; stages > 0 && !from.empty() && std::ranges::none_of(met, is_here); --stages) {
    std::vector<StopPlace> next;
    const auto meet = [&](StopPlace place) {
      if (std::ranges::find(from, place) != from.end()) return true;
      if (met.insert(place).second && !is_full_of_others(table, company, place)) next.push_back(place);
      return false;
    };
    spread(table.game.title().map, table.board(company), from, meet, table.game.lanes.land);
    from = std::move(next);
  }
  return std::ranges::any_of(met, is_here);
}

bool is_reached(const PlayTable& table, std::size_t company, std::size_t hex) {
  const auto by = [&](const auto& rule) {
    switch (rule.value) {
      case rule::PortReach::Track:
        return leads_to(table.reach(company), table.tile_on(hex), hex);
      case rule::PortReach::SeaLanes:
        return leads_to(table.sea_reach(company), table.tile_on(hex), hex);
      case rule::PortReach::Ship:
        return ship_comes(table, company, hex);
    }
    return false;
  };
  return std::ranges::any_of(table.game.rules().operating.ports->reached_by, by);
}

}  // namespace

bool is_port(const PlayTable& table, std::size_t hex) {
  if (!table.game.rules().operating.ports) return false;
  return std::ranges::any_of(table.game.title().runs.stand_ins, [&](const StandIn& one) {
    return one.hex.value == table.game.title().map.hexes()[hex].id;
  });
}

std::vector<std::uint16_t> port_places(const PlayTable& table, std::size_t company) {
  std::vector<std::uint16_t> hexes;
  if (!table.game.rules().operating.ports) return hexes;
  for (const StandIn& one : table.game.title().runs.stand_ins) {
    const auto port = table.game.find_hex(one.hex.value);
    const auto city = table.game.find_hex(one.city.value);
    if (port && city && !table.has_token_in(company, *port) && is_reached(table, company, *city))
      hexes.push_back(static_cast<std::uint16_t>(*port));
  }
  return hexes;
}

Verdict place_port(PlayTable& table, std::size_t company, std::size_t token, std::size_t hex) {
  if (table.has_token_in(company, hex))
    return refused("operating_round.ports",
                   "the company already has a port in " + table.game.title().map.hexes()[hex].id);
  const auto places = port_places(table, company);
  if (std::ranges::find(places, hex) == places.end())
    return refused("operating_round.ports.reached_by", "the company does not reach this harbour");
  table.put_token(token, hex, 0, -1);
  return {};
}

}  // namespace trackwright::play
