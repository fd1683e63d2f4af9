// Builds the position for the search for runs and lays.
#include <algorithm>

#include "engine/play/table/table.h"
#include "engine/run/connected.h"
#include "engine/run/reachable.h"

namespace trackwright::play {

TrackBoard::TrackBoard(const Map& map, Position position)
    : at(std::move(position)), shown(map, at), lying(lying_exits(at)) {}

void PlayTable::show_hex(Position& at, std::size_t hex) const {
  const std::string& id = game.title().map.hexes()[hex].id;
  const HexState& here = state.hexes[hex];
  if (here.tile >= 0)
    at.laid[id] = {
        laid_tile(hex), game.tiles[static_cast<std::size_t>(here.tile)], Rotation(here.rotation), {}};
  std::vector<PlacedToken> tokens;
  for (const TokenState& token : state.tokens) {
    if (token.hex != static_cast<std::int16_t>(hex)) continue;
    if (token.marker) {
      PlacedToken& marker = tokens.emplace_back();
      marker.company = game.companies[token.company].id;
      marker.kind = destination_token;
      if (city_count(hex) == 0) continue;
    }
    PlacedToken& placed = tokens.emplace_back();
    placed.city = token.city;
    if (!token.marker && token.slot >= 0) placed.slot = token.slot;
    placed.company = token_owner(token);
    if (token.neutral != 0 && neutral_station(token).open) placed.kind = "neutral";
  }
  for (const BonusTokenState& token : state.bonus_tokens) {
    if (token.hex != static_cast<std::int16_t>(hex) || token.company == the_state) continue;
    PlacedToken& placed = tokens.emplace_back();
    placed.company = game.companies[token.company].id;
    placed.kind = game.title().companies.bonus_tokens[token.token].id;
  }
  if (tokens.empty())
    at.tokens.erase(id);
  else
    at.tokens[id] = std::move(tokens);
}

// Hexes whose token from the set-up has left the map.
std::vector<std::string> PlayTable::tunnelled() const {
  std::vector<std::string> hexes;
  const auto& tunnels = game.rules().operating.tunnels;
  if (!tunnels) return hexes;
  for (const BonusToken& kind : game.title().companies.bonus_tokens) {
    if (!names(tunnels->tokens, kind.id)) continue;
    for (const Ref& hex : kind.hexes) {
      const auto index = game.find_hex(hex.value);
      const auto lies = [&](const BonusTokenState& one) {
        return index && one.hex == static_cast<std::int16_t>(*index);
      };
      if (std::ranges::none_of(state.bonus_tokens, lies)) hexes.push_back(hex.value);
    }
  }
  return hexes;
}

Position PlayTable::whole_board() const {
  Position at;
  std::vector<bool> shows(state.hexes.size());
  for (std::size_t h = 0; h < state.hexes.size(); ++h) shows[h] = state.hexes[h].tile >= 0;
  for (const TokenState& token : state.tokens)
    if (token.hex >= 0) shows[static_cast<std::size_t>(token.hex)] = true;
  for (const BonusTokenState& token : state.bonus_tokens)
    if (token.hex >= 0)
      shows[static_cast<std::size_t>(token.hex)] = true;
    else
      at.holdings[game.companies[token.company].id].push_back(
          game.title().companies.bonus_tokens[token.token].id);
  for (std::size_t p = 0; p < state.privates.size(); ++p)
    if (state.privates[p].owner.is_company())
      at.holdings[game.companies[state.privates[p].owner.index].id].push_back(game.privates[p].id);
  for (std::size_t h = 0; h < shows.size(); ++h)
    if (shows[h]) show_hex(at, h);
  at.removed = tunnelled();
  for (const auto& [hex, revenue] : game.drawn_values) at.overrides[hex]["o0"].revenue = revenue;
  for (std::size_t event = 0; event < game.events.size(); ++event)
    if (((state.events >> event) & 1U) != 0) at.events.push_back(game.events[event]);
  return at;
}

const Position& PlayTable::board(std::optional<std::size_t> company) const {
  const std::string entity = company ? game.companies[*company].id : std::string();
  const Map& map = game.title().map;
  if (!state.board) state.board = std::make_shared<TrackBoard>(map, whole_board());
  if (state.board->at.phase == phase().name.value && state.board->at.entity == entity) return state.board->at;
  if (state.board.use_count() > 1) state.board = std::make_shared<TrackBoard>(map, state.board->at);
  Position& at = state.board->at;
  at.entity = entity;
  if (at.phase != phase().name.value) {
    at.phase = phase().name.value;
    at.tiles.clear();
    for (const auto& colour : phase().tiles) at.tiles.push_back(colour.value);
  }
  return at;
}

Position PlayTable::position(std::optional<std::size_t> company) const {
  Position at = board(company);
  if (!company) return at;
  at.most_trains = most_running(*company);
  for (const std::uint16_t card : cards_of(company_owner(*company)))
    if (!state.cards[card].operated) {
      at.trains.push_back(type_of(card));
      at.trains.back().passing = state.this_turn.passing == static_cast<int>(card);
    }
  return at;
}

void PlayTable::track_changed() {
  state.board.reset();
  state.reach.clear();
  state.routes.clear();
}

void PlayTable::hex_changed(std::size_t hex) {
  forget_reach_of(hex);
  if (!state.board) return;
  if (state.board.use_count() > 1) {
    state.board.reset();
    return;
  }
  show_hex(state.board->at, hex);
  show_again(*state.board, hex);
}

// Updates the cached board for one hex.
void PlayTable::show_again(TrackBoard& board, std::size_t hex) const {
  const std::string& id = game.title().map.hexes()[hex].id;
  if (const auto laid = board.at.laid.find(id); laid != board.at.laid.end()) {
    board.shown.tiles[hex] = &laid->second.tile;
    board.lying[id] = exits(laid->second.tile);
  }
  auto& tokens = board.shown.tokens;
  const auto number = static_cast<std::uint32_t>(hex);
  auto kept = std::ranges::lower_bound(tokens, number, {}, [](const auto& here) { return here.first; });
  if (kept != tokens.end() && kept->first == number) kept = tokens.erase(kept);
  if (const auto here = board.at.tokens.find(id); here != board.at.tokens.end())
    tokens.insert(kept, {number, &here->second});
}

// Keeps the reach of companies whose track leads to no side of the hex, unless they now have a token there.
// Reach by ships also depends on tokens elsewhere.
void PlayTable::forget_reach_of(std::size_t hex) {
  if (state.reach.empty()) return;
  const std::size_t companies = game.companies.size();
  std::fill(state.reach.begin() + static_cast<std::ptrdiff_t>(companies), state.reach.end(), nullptr);
  for (std::size_t c = 0; c < companies; ++c) {
    const bool untouched = state.reach[c] && state.reach[c]->edges[hex] == 0 && !stands_in(c, hex);
    if (!untouched) state.reach[c].reset();
    if ((!untouched || game.lanes.sea != 0) && !state.routes.empty()) state.routes[c] = -1;
  }
}

// Whether the company has any token in the hex.
bool PlayTable::stands_in(std::size_t company, std::size_t hex) const {
  const auto there = [&](const auto& one) {
    return one.company == company && one.hex == static_cast<std::int16_t>(hex);
  };
  return std::ranges::any_of(state.tokens, there) || std::ranges::any_of(state.bonus_tokens, there);
}

const Connected& PlayTable::reach(std::size_t company) const {
  state.reach.resize(2 * game.companies.size());
  auto& kept = state.reach[company];
  if (!kept) {
    const Position& at = board(company);
    kept = std::make_shared<const Connected>(connected(game.title().map, at, game.companies[company].id,
                                                       {{}, game.lanes.sea, {}, &state.board->shown}));
  }
  return *kept;
}

void PlayTable::keep_reach(std::size_t company, Connected found) {
  state.reach.resize(2 * game.companies.size());
  state.reach[company] = std::make_shared<const Connected>(std::move(found));
}

const Connected& PlayTable::sea_reach(std::size_t company) const {
  state.reach.resize(2 * game.companies.size());
  auto& kept = state.reach[game.companies.size() + company];
  if (!kept) {
    const Position& at = board(company);
    kept = std::make_shared<const Connected>(
        connected(game.title().map, at, game.companies[company].id,
                  {{}, game.lanes.land, served_by_ports(company), &state.board->shown}));
  }
  return *kept;
}

// Cities that a token of the company in a port opens to its ships.
std::vector<StopPlace> PlayTable::served_by_ports(std::size_t company) const {
  std::vector<StopPlace> cities;
  for (const StandIn& one : game.title().runs.stand_ins) {
    const auto port = game.find_hex(one.hex.value);
    const auto city = game.find_hex(one.city.value);
    if (!port || !city || !has_token_in(company, *port)) continue;
    const Tile& tile = tile_on(*city);
    for (std::size_t part = 0; part < tile.stops.size(); ++part)
      if (tile.stops[part].kind == StopKind::City)
        cities.emplace_back(static_cast<std::uint32_t>(*city), static_cast<std::uint8_t>(part));
  }
  return cities;
}

// Cities where a token of the company counts as a station only for its runs.
std::vector<StopPlace> PlayTable::run_stations(std::size_t company) const {
  std::vector<StopPlace> cities;
  if (game.title().runs.stations.empty()) return cities;
  for (const BonusTokenState& token : state.bonus_tokens) {
    if (token.company != company || token.hex < 0 ||
        !names(game.title().runs.stations, game.title().companies.bonus_tokens[token.token].id))
      continue;
    const auto hex = static_cast<std::size_t>(token.hex);
    const Tile& tile = tile_on(hex);
    for (std::size_t part = 0; part < tile.stops.size(); ++part)
      if (tile.stops[part].kind == StopKind::City)
        cities.emplace_back(static_cast<std::uint32_t>(hex), static_cast<std::uint8_t>(part));
  }
  return cities;
}

bool PlayTable::has_route(std::size_t company) const {
  state.routes.resize(game.companies.size(), std::int8_t{-1});
  auto& kept = state.routes[company];
  if (kept < 0) kept = finds_route(company) ? 1 : 0;
  return kept > 0;
}

// Whether track joins a station of the company to another counting stop.
bool PlayTable::finds_route(std::size_t company) const {
  const auto places = run_stations(company);
  if (!places.empty()) {
    const Position& at = board(company);
    const Connected more = connected(game.title().map, at, game.companies[company].id,
                                     {{}, game.lanes.sea, places, &state.board->shown});
    if (joins_stops(company, more, false)) return true;
  }
  return joins_stops(company, reach(company), false) ||
         (game.lanes.sea != 0 && joins_stops(company, sea_reach(company), true));
}

bool PlayTable::joins_stops(std::size_t company, const Connected& reach, bool by_sea) const {
  if (reach.stops.size() < 2) return false;
  const Position& at = board(company);
  const Map& map = game.title().map;
  std::vector<StopPlace> stations = by_sea ? served_by_ports(company) : run_stations(company);
  for (const TokenState& token : state.tokens) {
    if (token.company != company || token.hex < 0) continue;
    const auto hex = static_cast<std::uint32_t>(token.hex);
    const Tile& here = tile_on(hex);
    std::uint8_t part = 0;
    int city = 0;
    for (std::size_t i = 0; i < here.stops.size(); ++i)
      if (here.stops[i].kind == StopKind::City && city++ == token.city) part = static_cast<std::uint8_t>(i);
    stations.emplace_back(hex, part);
  }
  const auto reached = [&](StopPlace place) { return std::ranges::binary_search(reach.stops, place); };
  return std::ranges::any_of(stations, [&](StopPlace station) {
    bool other = false;
    const auto meet = [&](StopPlace place) {
      if (place == station) return true;
      const Tile& tile = tile_on(place.first);
      if (reached(place) && tile.stops[place.second].use == StopUse::Mandatory) other = true;
      return !other && reached(place);
    };
    spread(map, at, {station}, meet, by_sea ? game.lanes.land : game.lanes.sea, &state.board->shown.tiles);
    return other;
  });
}

}  // namespace trackwright::play
