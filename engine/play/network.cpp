// The position as the search for runs and lays sees it.
#include <algorithm>

#include "engine/play/table.h"
#include "engine/run/connected.h"
#include "engine/run/reachable.h"

namespace trackwright::play {

Position PlayTable::position(std::optional<std::size_t> company) const {
  Position at;
  const Title& title = game.title();
  at.phase = title.roster.phases[state.phase].name.value;
  for (const auto& colour : title.roster.phases[state.phase].tiles) at.tiles.push_back(colour.value);
  for (std::size_t h = 0; h < state.hexes.size(); ++h) {
    if (state.hexes[h].tile < 0) continue;
    const Rotation rotation(state.hexes[h].rotation);
    at.laid[title.map.hexes()[h].id] = {
        laid_tile(h), game.tiles[static_cast<std::size_t>(state.hexes[h].tile)], rotation, {}};
  }
  for (const TokenState& token : state.tokens) {
    if (token.hex < 0) continue;
    PlacedToken placed;
    placed.city = token.city;
    placed.slot = token.slot;
    placed.company = game.companies[token.company].id;
    at.tokens[title.map.hexes()[static_cast<std::size_t>(token.hex)].id].push_back(std::move(placed));
  }
  if (!company) return at;
  at.entity = game.companies[*company].id;
  for (const std::uint16_t card : cards_of(company_owner(*company)))
    if (!state.cards[card].operated) at.trains.push_back(type_of(card));
  return at;
}

const Connected& PlayTable::reach(std::size_t company) const {
  reach_.resize(game.companies.size());
  auto& kept = reach_[company];
  if (!kept) kept = connected(game.title().map, position(company), game.companies[company].id);
  return *kept;
}

void PlayTable::track_changed() {
  reach_.clear();
  routes_.clear();
}

bool PlayTable::has_route(std::size_t company) const {
  routes_.resize(game.companies.size());
  auto& kept = routes_[company];
  if (!kept) kept = finds_route(company);
  return *kept;
}

// Whether track joins a station of the company to another stop that counts.
bool PlayTable::finds_route(std::size_t company) const {
  const Connected& reach = this->reach(company);
  if (reach.stops.size() < 2) return false;
  const Position at = position(company);
  const Map& map = game.title().map;
  for (const TokenState& token : state.tokens) {
    if (token.company != company || token.hex < 0) continue;
    const auto hex = static_cast<std::uint32_t>(token.hex);
    const Tile here = laid_tile(hex);
    std::uint8_t part = 0;
    int city = 0;
    for (std::size_t i = 0; i < here.stops.size(); ++i)
      if (here.stops[i].kind == StopKind::City && city++ == token.city) part = static_cast<std::uint8_t>(i);
    bool other = false;
    const auto reached = [&](StopPlace place) { return std::ranges::binary_search(reach.stops, place); };
    spread(map, at, {{hex, part}}, [&](StopPlace place) {
      if (place == StopPlace(hex, part)) return true;
      const Tile& tile = tile_on(place.first);
      if (reached(place) && tile.stops[place.second].use == StopUse::Mandatory) other = true;
      return !other && reached(place);
    });
    if (other) return true;
  }
  return false;
}

}  // namespace trackwright::play
