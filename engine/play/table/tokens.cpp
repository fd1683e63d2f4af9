// Station tokens: the slots and their reservations, and where tokens go when a tile is replaced.
#include <algorithm>

#include "engine/play/table/table.h"

namespace trackwright::play {

namespace {

std::vector<std::size_t> cities_of(const Tile& tile) {
  std::vector<std::size_t> parts;
  for (std::size_t i = 0; i < tile.stops.size(); ++i)
    if (tile.stops[i].kind == StopKind::City) parts.push_back(i);
  return parts;
}

// The edges that track reaches from each city without another stop.
std::vector<unsigned> city_edges(const Tile& tile) {
  const auto cities = cities_of(tile);
  std::vector<unsigned> edges(cities.size());
  for (const Path& path : tile.paths) {
    for (const auto& [end, far] : {std::pair(path.a, path.b), std::pair(path.b, path.a)}) {
      if (end.kind != End::Kind::Stop || !far.is_edge()) continue;
      const auto city = std::ranges::find(cities, end.index);
      if (city != cities.end()) edges[static_cast<std::size_t>(city - cities.begin())] |= 1U << far.index;
    }
  }
  return edges;
}

constexpr auto no_city = static_cast<std::size_t>(-1);

// The city that continues all of this track.
std::size_t city_with(unsigned edges, const std::vector<unsigned>& cities) {
  const auto city = std::ranges::find_if(cities, [&](unsigned there) { return (edges & ~there) == 0; });
  return city == cities.end() ? no_city : static_cast<std::size_t>(city - cities.begin());
}

// A city that no other has become yet; the one with the same number, if possible.
std::size_t free_city(const std::vector<std::size_t>& map, std::size_t wanted, std::size_t count) {
  const auto is_free = [&](std::size_t city) { return std::ranges::find(map, city) == map.end(); };
  if (wanted < count && is_free(wanted)) return wanted;
  for (std::size_t city = 0; city < count; ++city)
    if (is_free(city)) return city;
  return no_city;
}

// Maps each old city to the new one that continues its track, or else to a free one.
std::vector<std::size_t> city_map(const Tile& before, const Tile& after) {
  const auto old_edges = city_edges(before);
  const auto new_edges = city_edges(after);
  std::vector<std::size_t> map(old_edges.size(), no_city);
  const bool no_track = std::ranges::all_of(old_edges, [](unsigned edges) { return edges == 0; });
  if (no_track && old_edges.size() == new_edges.size()) {
    for (std::size_t i = 0; i < map.size(); ++i) map[i] = i;
    return map;
  }
  for (std::size_t i = 0; i < map.size(); ++i)
    if (old_edges[i] != 0) map[i] = city_with(old_edges[i], new_edges);
  for (std::size_t i = 0; i < map.size(); ++i)
    if (map[i] == no_city) map[i] = free_city(map, i, new_edges.size());
  std::ranges::replace(map, no_city, std::size_t{0});
  return map;
}

}  // namespace

const Tile& PlayTable::tile_on(std::size_t hex) const {
  const HexState& here = state.hexes[hex];
  if (here.tile < 0) return game.title().map.hexes()[hex].tile;
  return find_tile(game.title(), game.tiles[static_cast<std::size_t>(here.tile)])->tile;
}

// The first copy that does not lie on the map.
std::uint8_t PlayTable::free_copy(std::size_t tile) const {
  std::uint8_t copy = 0;
  const auto lies = [&] {
    return std::ranges::any_of(state.hexes, [&](const HexState& hex) {
      return hex.tile == static_cast<std::int16_t>(tile) && hex.copy == copy;
    });
  };
  while (lies()) ++copy;
  return copy;
}

Tile PlayTable::laid_tile(std::size_t hex) const {
  const HexState& here = state.hexes[hex];
  return here.tile < 0 ? tile_on(hex) : rotated(tile_on(hex), Rotation(here.rotation));
}

int PlayTable::city_count(std::size_t hex) const {
  return static_cast<int>(cities_of(tile_on(hex)).size());
}

int PlayTable::slots(std::size_t hex, int city) const {
  const Tile& tile = tile_on(hex);
  const auto cities = cities_of(tile);
  return static_cast<std::size_t>(city) < cities.size()
             ? tile.stops[cities[static_cast<std::size_t>(city)]].slots
             : 0;
}

const NeutralStation& PlayTable::neutral_station(const TokenState& token) const {
  return game.title().companies.neutral_stations.at(token.neutral - std::size_t{1});
}

std::string PlayTable::token_owner(const TokenState& token) const {
  if (token.neutral != 0) return neutral_owner(neutral_station(token));
  if (token.company != the_state) return game.companies[token.company].id;
  const auto& rules = game.rules().nationalization;
  const auto& kinds = game.title().companies.bonus_tokens;
  for (const BonusToken& kind : kinds)
    if (rules && rules->token && kind.id == rules->token->value) return kind.name;
  return "state";
}

std::vector<std::size_t> PlayTable::tokens_of(std::size_t company) const {
  std::vector<std::size_t> tokens;
  for (std::size_t t = 0; t < state.tokens.size(); ++t)
    if (state.tokens[t].company == company) tokens.push_back(t);
  return tokens;
}

std::optional<std::size_t> PlayTable::next_token(std::size_t company) const {
  for (std::size_t t = 0; t < state.tokens.size(); ++t)
    if (state.tokens[t].company == company && state.tokens[t].hex < 0) return t;
  return std::nullopt;
}

bool PlayTable::has_token_in(std::size_t company, std::size_t hex) const {
  return std::ranges::any_of(state.tokens, [&](const TokenState& token) {
    return token.company == company && token.hex == static_cast<std::int16_t>(hex);
  });
}

std::vector<std::optional<std::uint8_t>> PlayTable::slot_owners(std::size_t hex, int city) const {
  std::vector<std::optional<std::uint8_t>> owners(static_cast<std::size_t>(slots(hex, city)));
  for (const TokenState& token : state.tokens) {
    if (token.hex != static_cast<std::int16_t>(hex) || token.city != city || token.slot < 0) continue;
    const std::size_t slot = static_cast<std::uint8_t>(token.slot);
    if (slot >= owners.size()) owners.resize(slot + 1);
    owners[slot] = token.company;
  }
  return owners;
}

// Keeps no home for a company that has closed, even if it starts again.
bool PlayTable::is_home_kept(std::size_t company) const {
  return !state.companies[company].closed && !state.companies[company].reopened;
}

// Per slot, the company that the home slot is reserved for until it places a token in the hex.
std::vector<std::optional<std::uint8_t>> PlayTable::reserved(std::size_t hex, int city) const {
  std::vector<std::optional<std::uint8_t>> kept;
  if (game.homes_in[hex].empty()) return kept;
  const int cities = city_count(hex);
  const auto now = city_map(game.title().map.hexes()[hex].tile, laid_tile(hex));
  const auto is_here = [&](int home) {
    return static_cast<std::size_t>(home) < now.size() &&
           now[static_cast<std::size_t>(home)] == static_cast<std::size_t>(city);
  };
  const auto& homes = game.homes_in[hex];
  for (std::size_t i = 0; i < homes.size(); ++i) {
    const auto& [company, at, until, one] = homes[state.home_order[game.first_home[hex] + i]];
    if (until && state.phase >= *until) continue;
    if (one && !state.privates[*one].owner.is_player()) continue;
    if (at ? !is_here(*at) : cities != 1) continue;
    if (!at && cities == 1) {
      // A home printed with several cities stays reserved on the tile, no matter which tile lies there now.
      const Tile& printed = game.title().map.hexes()[hex].tile;
      if (cities_of(printed).size() != 1) continue;
    }
    const bool waits = one || (is_home_kept(company) && !has_token_in(company, hex));
    kept.push_back(waits ? std::optional(company) : std::nullopt);
  }
  return kept;
}

std::vector<std::uint8_t> PlayTable::reserved_on_tile(std::size_t hex) const {
  std::vector<std::uint8_t> kept;
  if (game.homes_in[hex].empty()) return kept;
  const Tile& printed = game.title().map.hexes()[hex].tile;
  if (cities_of(printed).size() == 1) return kept;
  for (const HomeHere& home : game.homes_in[hex])
    if (!home.city && is_home_kept(home.company) && !has_token_in(home.company, hex))
      kept.push_back(home.company);
  return kept;
}

std::optional<int> PlayTable::free_slot(std::size_t company, std::size_t hex, int city) const {
  const auto owners = slot_owners(hex, city);
  const auto kept = reserved(hex, city);
  for (std::size_t i = 0; i < kept.size(); ++i)
    if (kept[i] == company) return static_cast<int>(i);
  for (std::size_t i = 0; i < owners.size(); ++i)
    if (!owners[i] && (i >= kept.size() || !kept[i])) return static_cast<int>(i);
  return std::nullopt;
}

Verdict PlayTable::tokenable(std::size_t company, std::size_t hex, int city) const {
  const std::string& id = game.title().map.hexes()[hex].id;
  if (city >= city_count(hex)) return refused("token", "there is no such city in " + id);
  if (has_token_in(company, hex)) return refused("token", "the company already has a station in " + id);
  const auto slot = free_slot(company, hex, city);
  if (!slot) return refused("companies.home_reserved", "there is no free slot in " + id);
  const auto kept = reserved(hex, city);
  if (std::ranges::find(kept, std::optional(static_cast<std::uint8_t>(company))) != kept.end()) return {};
  const auto on_tile = reserved_on_tile(hex);
  if (on_tile.empty()) return {};
  const auto& rules = game.rules().companies;
  const CompanyRules* rule = for_kind(rules, game.companies[on_tile.front()].company->kind);
  const auto how =
      rule == nullptr ? rule::HomeReserved::IfRoom : said(rule->home_reserved, rule::HomeReserved::IfRoom);
  const bool own = std::ranges::find(on_tile, company) != on_tile.end();
  if (how == rule::HomeReserved::Always && !own)
    return refused("companies.home_reserved", id + " is reserved for " + game.companies[on_tile.front()].id);
  if (how == rule::HomeReserved::IfRoom) {
    int free = 0;
    for (int c = 0; c < city_count(hex); ++c)
      for (const auto& owner : slot_owners(hex, c)) free += owner ? 0 : 1;
    if (static_cast<int>(on_tile.size()) - (own ? 1 : 0) >= free)
      return refused("companies.home_reserved",
                     "the free slots in " + id + " are reserved for other companies");
  }
  return {};
}

void PlayTable::put_token(std::size_t token, std::size_t hex, int city, int slot) {
  TokenState& one = state.tokens[token];
  one.hex = static_cast<std::int16_t>(hex);
  one.city = static_cast<std::int8_t>(city);
  one.slot = static_cast<std::int8_t>(slot);
  hex_changed(hex);
}

void PlayTable::place_home(std::size_t company) {
  const auto tokens = tokens_of(company);
  if (tokens.empty() || state.tokens[tokens.front()].hex >= 0) return;
  if (game.companies[company].chooses_home()) {
    const auto its = [&](const PendingToken& one) { return one.company == company; };
    if (std::ranges::none_of(state.pending_tokens, its))
      state.pending_tokens.push_back(
          {static_cast<std::uint8_t>(company), static_cast<std::uint16_t>(tokens.front()), any_hex});
    return;
  }
  for (const HomeFacts& home : game.companies[company].homes) {
    const auto waits = [&](const PendingToken& one) { return one.company == company && one.hex == home.hex; };
    const auto on_tile = reserved_on_tile(home.hex);
    const bool chooses = std::ranges::find(on_tile, company) != on_tile.end();
    if (chooses && !tile_on(home.hex).paths.empty()) {
      if (std::ranges::none_of(state.pending_tokens, waits))
        state.pending_tokens.push_back({static_cast<std::uint8_t>(company),
                                        static_cast<std::uint16_t>(tokens.front()),
                                        static_cast<std::uint16_t>(home.hex)});
      continue;
    }
    const auto token = next_token(company);
    if (!token) return;
    const auto now = city_map(game.title().map.hexes()[home.hex].tile, laid_tile(home.hex));
    const auto printed = static_cast<std::size_t>(home.city.value_or(0));
    const bool kept = is_home_kept(company) && printed < now.size();  // without a claim, as any company
    const int city = kept ? static_cast<int>(now[printed]) : 0;
    if (tokenable(company, home.hex, city)) continue;
    if (const auto slot = free_slot(company, home.hex, city)) put_token(*token, home.hex, city, *slot);
  }
}

void PlayTable::place_home_at_start(std::size_t company) {
  const rule::HomeTime time = game.companies[company].home_time;
  if (time == rule::HomeTime::Start || (time == rule::HomeTime::Float && state.companies[company].floated))
    place_home(company);
}

// When cities merge, the new city keeps its slots in the order of the old cities.
void PlayTable::order_homes(std::size_t hex, const Tile& before) {
  const auto& homes = game.homes_in[hex];
  if (homes.size() < 2) return;
  const auto were = city_map(game.title().map.hexes()[hex].tile, before);
  const auto city_of = [&](std::uint8_t home) {
    const auto printed = static_cast<std::size_t>(homes[home].city.value_or(0));
    return printed < were.size() ? were[printed] : printed;
  };
  const auto first = state.home_order.begin() + static_cast<std::ptrdiff_t>(game.first_home[hex]);
  std::ranges::stable_sort(first, first + static_cast<std::ptrdiff_t>(homes.size()), {}, city_of);
}

void PlayTable::move_tokens(std::size_t hex, const Tile& before, const Tile& after) {
  const auto map = city_map(before, after);
  if (map.empty()) return;
  order_homes(hex, before);
  std::vector<std::size_t> here;
  for (std::size_t t = 0; t < state.tokens.size(); ++t)
    if (state.tokens[t].hex == static_cast<std::int16_t>(hex)) here.push_back(t);
  std::ranges::stable_sort(
      here, {}, [&](std::size_t t) { return std::pair(state.tokens[t].city, state.tokens[t].slot); });
  for (const std::size_t t : here) {
    TokenState& token = state.tokens[t];
    token.city = static_cast<std::int8_t>(map.at(static_cast<std::size_t>(token.city)));
    if (!token.marker) token.slot = -2;
  }
  for (const std::size_t t : here) {
    TokenState& token = state.tokens[t];
    if (token.marker) continue;
    int slot = 0;
    const auto used = [&](int s) {
      return std::ranges::any_of(here, [&](std::size_t other) {
        return state.tokens[other].city == token.city && state.tokens[other].slot == s;
      });
    };
    const auto kept = reserved(hex, token.city);
    while (used(slot) ||
           (static_cast<std::size_t>(slot) < kept.size() && kept[static_cast<std::size_t>(slot)]))
      ++slot;
    token.slot = static_cast<std::int8_t>(slot);
  }
  for (const std::size_t t : here) seat_beside(t);
}

// A station beside a city takes the first slot that becomes free; a destination marker never does.
void PlayTable::seat_beside(std::size_t token) {
  TokenState& one = state.tokens[token];
  if (!one.marker || one.company == the_state) return;
  const CompanyFacts& owner = game.companies[one.company];
  if (owner.connection != nullptr || owner.chosen_connection != nullptr) return;
  one.marker = false;
  const auto hex = static_cast<std::size_t>(one.hex);
  const auto slot = free_slot(one.company, hex, one.city);
  one.marker = !slot;
  if (slot) one.slot = static_cast<std::int8_t>(*slot);
}

}  // namespace trackwright::play
