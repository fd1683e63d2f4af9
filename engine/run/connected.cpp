#include "engine/run/connected.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "engine/run/track_link.h"

namespace trackwright {

namespace {

constexpr int step_limit = 2'000'000;

class Walk {
 public:
  Walk(const Map& map, const Position& position, const std::string& company, const Following& following)
      : map_(map),
        position_(position),
        company_(company),
        apart_(following.apart),
        shown_(following.shown != nullptr ? *following.shown : ShownHexes(map, position)),
        tiles_(shown_.tiles) {
    if (following.as_if) tiles_[following.as_if->hex] = following.as_if->tile;
    std::uint32_t pieces = 0;
    std::uint32_t stops = 0;
    first_path_.resize(tiles_.size());
    first_stop_.resize(tiles_.size());
    for (std::size_t hex = 0; hex < tiles_.size(); ++hex) {
      first_path_[hex] = pieces;
      first_stop_[hex] = stops;
      pieces += static_cast<std::uint32_t>(tiles_[hex]->paths.size());
      stops += static_cast<std::uint32_t>(tiles_[hex]->stops.size());
    }
    taken_.assign(pieces, 0);
    found_.edges.assign(tiles_.size(), 0);
    walked_.assign(pieces, 0);
    reached_.assign(stops, 0);
    blocking_.assign(stops, Blocking::Unknown);
    crossed_.resize(tiles_.size());
    junctions_.assign(tiles_.size(), 0);
    for (const StopPlace& place : following.besides) add_station(place);
  }

  Connected run() {
    find_stations();
    for (const StopPlace& from : stations_) {
      visited_.assign(reached_.size(), 0);
      for (const StopPlace& other : stations_) visited_[number_of(other)] = other == from ? 0 : 1;
      std::ranges::fill(walked_, std::uint8_t{0});
      leave(from, false);
    }
    for (std::uint32_t hex = 0; hex < tiles_.size(); ++hex)
      if (found_.edges[hex] != 0) tell(hex);
    return std::move(found_);
  }

 private:
  enum class Blocking : std::uint8_t { Unknown, No, Yes };  // runs cannot continue beyond
  using Step = std::pair<std::uint32_t, std::uint32_t>;     // hex, path
  struct Came {
    std::optional<int> edge;  // over this edge of the hex
    bool from_junction = false;
    bool converging = false;  // over a switch at which tracks met, on this stretch or before it
  };

  // Adds the track and the stops that were reached on the hex.
  void tell(std::uint32_t hex) {
    for (std::uint32_t p = 0; p < tiles_[hex]->paths.size(); ++p)
      if (taken_[first_path_[hex] + p] != 0) found_.paths.emplace_back(hex, p);
    for (std::size_t part = 0; part < tiles_[hex]->stops.size(); ++part)
      if (reached_[first_stop_[hex] + part] != 0)
        found_.stops.emplace_back(hex, static_cast<std::uint8_t>(part));
  }

  void find_stations() {
    for (const auto& [hex, tokens] : shown_.tokens) {
      for (std::size_t part = 0; part < tiles_[hex]->stops.size(); ++part) {
        const StopPlace place{hex, static_cast<std::uint8_t>(part)};
        const bool off_board = tiles_[hex]->stops[part].kind == StopKind::OffBoard && has_marker(*tokens);
        const bool city = tiles_[hex]->stops[part].kind == StopKind::City;
        if (off_board || (city && has_own(*tokens, city_number(place)))) add_station(place);
      }
    }
  }

  std::size_t number_of(StopPlace place) const { return first_stop_[place.first] + place.second; }

  void add_station(StopPlace place) {
    if (std::exchange(reached_[number_of(place)], std::uint8_t{1}) != 0) return;
    stations_.push_back(place);
    found_.edges[place.first] = 0x3F;
  }

  bool followed(const Path& path) const {
    return path.track != Track::Future && ((apart_ >> static_cast<unsigned>(path.track)) & 1U) == 0;
  }

  // Whether the destination marker of the company is among the tokens.
  bool has_marker(const std::vector<PlacedToken>& tokens) const {
    return std::ranges::any_of(tokens, [&](const PlacedToken& token) {
      return token.company == company_ && token.kind == destination_token;
    });
  }

  bool has_own(const std::vector<PlacedToken>& tokens, int city) const {
    return std::ranges::any_of(
        tokens, [&](const PlacedToken& token) { return token.company == company_ && token.city == city; });
  }

  // The number of the city among the cities of its hex.
  int city_number(StopPlace place) const {
    const auto& stops = tiles_[place.first]->stops;
    return static_cast<int>(std::count_if(stops.begin(), stops.begin() + place.second,
                                          [](const Stop& stop) { return stop.kind == StopKind::City; }));
  }

  Occupancy who(StopPlace place) const {
    const std::string node = end_name(*tiles_[place.first], {End::Kind::Stop, place.second});
    const auto changed = position_.overrides.find(map_.hexes()[place.first].id);
    int slots = tiles_[place.first]->stops[place.second].slots;
    if (changed != position_.overrides.end())
      if (const auto stop = changed->second.find(node); stop != changed->second.end())
        slots = stop->second.slots.value_or(slots);
    return occupancy(map_, position_, place.first, node, slots, {});
  }

  bool blocks(StopPlace place) {
    Blocking& known = blocking_[number_of(place)];
    if (known == Blocking::Unknown) known = finds_blocked(place) ? Blocking::Yes : Blocking::No;
    return known == Blocking::Yes;
  }

  bool finds_blocked(StopPlace place) const {
    const Stop& stop = tiles_[place.first]->stops[place.second];
    if (stop.kind != StopKind::City) return stop.kind == StopKind::OffBoard;
    // Most cities have no token, so their names are not made.
    if (position_.overrides.empty() &&
        !std::ranges::binary_search(shown_.tokens, place.first, {},
                                    [](const auto& here) { return here.first; }))
      return stop.slots <= 0;
    const Occupancy here = who(place);
    return here.full && !here.neutral && std::ranges::find(here.owners, company_) == here.owners.end();
  }

  // Follows all track that begins at the stop. `converging`: tracks met on the way to it.
  void leave(StopPlace stop, bool converging) {
    if (std::exchange(visited_[number_of(stop)], std::uint8_t{1}) != 0) return;
    const Tile& tile = *tiles_[stop.first];
    const End here{End::Kind::Stop, stop.second};
    for (std::uint32_t p = 0; p < tile.paths.size(); ++p) {
      const Path& path = tile.paths[p];
      if (path.ignore || (path.a != here && path.b != here)) continue;
      walk({stop.first, p}, {std::nullopt, false, converging}, stop);
    }
    if (converging) visited_[number_of(stop)] = 0;
  }

  // `from`: the stop at which this stretch of track began.
  void walk(Step step, Came came, StopPlace from) {
    const auto [hex, number] = step;
    const Path& path = tiles_[hex]->paths[number];
    const bool junction = path.a.kind == End::Kind::Junction || path.b.kind == End::Kind::Junction;
    if (!followed(path) || walked_[first_path_[hex] + number] != 0 || (junction && junctions_[hex] > 1) ||
        crosses_again(hex, path) || (junction && path.terminal != 0))
      return;
    if (--steps_ < 0) {
      found_.complete = false;
      return;
    }
    walked_[first_path_[hex] + number] = 1;
    if (junction) ++junctions_[hex];
    reach(step, path);
    if (path.terminal == 0) go_on_at_stops(hex, path, from, came.converging);
    if (junction && !came.from_junction) turn(hex, came, from);
    for (const auto& [end, lane] : {std::pair(path.a, path.a_lane), std::pair(path.b, path.b_lane)})
      if (end.is_edge() && came.edge != end.index) cross(hex, end.index, path, lane, came, from);
    if (came.converging) walked_[first_path_[hex] + number] = 0;
    if (junction) --junctions_[hex];
  }

  static std::uint32_t bit_of(Lane lane) { return 1U << (static_cast<unsigned>(lane.index) & 31U); }

  // Each lane of a side is a separate crossing.
  bool crosses_again(std::uint32_t hex, const Path& path) const {
    return (path.a.is_edge() && (crossed_[hex].at(path.a.index) & bit_of(path.a_lane)) != 0) ||
           (path.b.is_edge() && (crossed_[hex].at(path.b.index) & bit_of(path.b_lane)) != 0);
  }

  void reach(Step step, const Path& path) {
    const auto [hex, number] = step;
    taken_[first_path_[hex] + number] = 1;
    for (const End& end : {path.a, path.b}) {
      if (end.kind == End::Kind::Stop) reached_[number_of({hex, end.index})] = 1;
      if (!end.is_edge()) continue;
      found_.edges[hex] = static_cast<std::uint8_t>(found_.edges[hex] | 1U << end.index);
      if (const auto there = map_.beyond(hex, Edge(end.index)); there != Map::none)
        found_.edges[there] =
            static_cast<std::uint8_t>(found_.edges[there] | 1U << Edge(end.index).opposite().index());
    }
  }

  void go_on_at_stops(std::uint32_t hex, const Path& path, StopPlace from, bool converging) {
    for (const End& end : {path.a, path.b}) {
      const StopPlace stop{hex, end.index};
      if (end.kind == End::Kind::Stop && stop != from && !blocks(stop)) leave(stop, converging);
    }
  }

  void turn(std::uint32_t hex, Came came, StopPlace from) {
    const Tile& tile = *tiles_[hex];
    const End junction{End::Kind::Junction, 0};
    for (std::uint32_t p = 0; p < tile.paths.size(); ++p)
      if (tile.paths[p].a == junction || tile.paths[p].b == junction)
        walk({hex, p}, {std::nullopt, true, came.converging}, from);
  }

  void cross(std::uint32_t hex, int edge, const Path& path, Lane lane, Came came, StopPlace from) {
    const auto there = map_.beyond(hex, Edge(edge));
    if (there == Map::none) return;
    const bool converging = came.converging || tracks_meet(hex, edge);
    const int entry = Edge(edge).opposite().index();
    std::uint32_t& crossed = crossed_[hex].at(static_cast<std::size_t>(edge));
    crossed |= bit_of(lane);
    const Tile& tile = *tiles_[there];
    for (std::uint32_t p = 0; p < tile.paths.size(); ++p) {
      const Path& next = tile.paths[p];
      if (!gauges_fit(path.track, next.track)) continue;
      for (const auto& [end, facing] : {std::pair(next.a, next.a_lane), std::pair(next.b, next.b_lane)})
        if (end.is_edge() && end.index == entry && lanes_face(lane, facing))
          walk({there, p}, {entry, false, converging}, from);
    }
    crossed &= ~bit_of(lane);
  }

  bool tracks_meet(std::uint32_t hex, int edge) const {
    return std::ranges::count_if(tiles_[hex]->paths, [edge](const Path& path) {
             return (path.a.is_edge() && path.a.index == edge) || (path.b.is_edge() && path.b.index == edge);
           }) > 1;
  }

  const Map& map_;
  const Position& position_;
  const std::string& company_;
  std::uint8_t apart_;
  ShownHexes shown_;
  std::vector<const Tile*>& tiles_;  // by hex
  std::vector<StopPlace> stations_;
  Connected found_;
  std::vector<std::uint32_t> first_path_;              // by hex, in `taken_` and `walked_`
  std::vector<std::uint8_t> taken_;                    // by piece of track, from any station
  std::vector<std::uint32_t> first_stop_;              // by hex, in the three that follow
  std::vector<std::uint8_t> reached_;                  // by stop
  std::vector<std::uint8_t> visited_;                  // by stop, from the current station
  std::vector<Blocking> blocking_;                     // by stop
  std::vector<std::uint8_t> walked_;                   // by piece of track, from the current station
  std::vector<std::array<std::uint32_t, 6>> crossed_;  // by hex and edge, outwards: a bit for each lane
  std::vector<int> junctions_;                         // by hex: pieces of track at its junction in use
  int steps_ = step_limit;
};

}  // namespace

ShownHexes::ShownHexes(const Map& map, const Position& position) {
  tiles.reserve(map.hexes().size());
  for (const Hex& hex : map.hexes()) tiles.push_back(&hex.tile);
  for (const auto& [id, laid] : position.laid)
    if (const Hex* hex = map.find(id)) tiles[static_cast<std::size_t>(hex - map.hexes().data())] = &laid.tile;
  for (const auto& [id, here] : position.tokens)
    if (const Hex* hex = map.find(id))
      tokens.emplace_back(static_cast<std::uint32_t>(hex - map.hexes().data()), &here);
  std::ranges::sort(tokens);
}

Connected connected(const Map& map, const Position& position, const std::string& company,
                    const Following& following) {
  return Walk(map, position, company, following).run();
}

}  // namespace trackwright
