#include "engine/run/network.h"

#include "engine/run/in_force.h"
#include "engine/run/reachable.h"
#include "engine/run/track_link.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

namespace trackwright {

int stop_value(const Roster& roster, const Position& position, const Revenue& revenue, bool diesel) {
  if (revenue.steps.empty()) return revenue.flat;
  const auto entry = [&](std::string_view key) {
    const auto it = std::ranges::find_if(revenue.steps, [&](const RevenueEntry& e) { return e.key == key; });
    return it == revenue.steps.end() ? std::optional<int>() : it->value;
  };
  if (position.tiles.empty()) {
    const Phase* phase = find_phase(roster, position.phase);
    return phase == nullptr ? 0 : revenue_in_phase(revenue, roster, *phase, diesel);
  }
  if (diesel)
    if (const auto value = entry("diesel")) return *value;
  for (std::size_t i = phase_index(roster, position.phase) + 1; i-- > 0;)
    if (i < roster.phases.size())
      if (const auto value = entry(roster.phases[i].name.value)) return *value;
  for (auto colour = position.tiles.rbegin(); colour != position.tiles.rend(); ++colour)
    if (const auto value = entry(word_of(*colour))) return *value;
  return 0;
}

namespace {

std::string lane_text(const Lane& lane) {
  return lane.width == 1 ? std::string() : fmt::format(".{}{}", lane.width, lane.index);
}

std::string end_text(const Tile& tile, const End& end, const Lane& lane) {
  return end_name(tile, end) + lane_text(lane);
}

class Builder {
 public:
  Builder(const Map& map, const Roster& roster, const Position& position, const NetworkOptions& options)
      : map_(map),
        roster_(roster),
        position_(position),
        options_(options),
        rules_(options.rules != nullptr ? *options.rules : no_rules()) {}

  Network build() {
    index_hexes();
    find_own_stops();
    for (std::uint32_t stop = 0; stop < network_.stops.size(); ++stop)
      if (network_.complete && !network_.stops[stop].blocked_always) explore(stop);
    if (network_.complete)
      merge_resources();
    else
      find_reachable_stops();
    return std::move(network_);
  }

 private:
  static const RunRules& no_rules() {
    static const RunRules none;
    return none;
  }

  struct Cell {
    const Tile* tile = nullptr;
    std::uint32_t first_piece = 0;
  };

  void index_hexes() {
    cells_.reserve(map_.hexes().size());
    for (std::uint32_t h = 0; h < map_.hexes().size(); ++h) {
      const Tile& tile = tile_at(position_, map_.hexes()[h]);
      cells_.push_back({&tile, static_cast<std::uint32_t>(network_.pieces.size())});
      for (std::size_t p = 0; p < tile.paths.size(); ++p)
        network_.pieces.push_back({h, static_cast<std::uint16_t>(p)});
    }
    numbers_.resize(cells_.size());
  }

  const Path& path_of(std::uint32_t piece) const {
    const TrackPiece& p = network_.pieces[piece];
    return cells_[p.hex].tile->paths[p.path];
  }

  static bool usable(const Path& path) { return path.track != Track::Future; }

  const StopOverride* override_of(std::uint32_t hex, const std::string& node) const {
    const auto at = position_.overrides.find(map_.hexes()[hex].id);
    if (at == position_.overrides.end()) return nullptr;
    const auto stop = at->second.find(node);
    return stop == at->second.end() ? nullptr : &stop->second;
  }

  // Number of the stop; described the first time it is met.
  std::uint32_t stop_number(std::uint32_t hex, std::uint8_t part) {
    auto& known = numbers_[hex];
    for (const auto& [p, number] : known)
      if (p == part) return number;
    const auto number = static_cast<std::uint32_t>(network_.stops.size());
    known.emplace_back(part, number);
    network_.stops.push_back(describe(hex, part));
    network_.leaving.emplace_back();
    explored_.push_back(false);
    return number;
  }

  NetworkStop describe(std::uint32_t hex, std::uint8_t part) {
    const Tile& tile = *cells_[hex].tile;
    const Stop& printed = tile.stops[part];
    NetworkStop stop;
    stop.hex = hex;
    stop.part = part;
    stop.kind = printed.kind;
    stop.node = end_name(tile, {End::Kind::Stop, part});
    stop.visit_cost = printed.visit_cost;
    stop.use = printed.use;
    const StopOverride* changed = override_of(hex, stop.node);
    const Revenue& revenue = changed != nullptr && changed->revenue ? *changed->revenue : printed.revenue;
    stop.value = stop_value(roster_, position_, revenue, false);
    stop.diesel_value = stop_value(roster_, position_, revenue, true);
    for (const auto& group : changed != nullptr && changed->groups ? *changed->groups : printed.groups)
      stop.groups.push_back(group_number(group));
    if (rules_.same_hex_once && tile.stops.size() > 1)
      stop.groups.push_back(group_number("\n" + map_.hexes()[hex].id));
    const int slots = changed != nullptr && changed->slots ? *changed->slots : printed.slots;
    occupy(stop, hex, slots);
    return stop;
  }

  // Who is there; whether it can be passed.
  void occupy(NetworkStop& stop, std::uint32_t hex, int slots) const {
    const Occupancy here = occupancy(map_, position_, hex, stop.node, slots, options_.open_to);
    stop.own = std::ranges::find(here.owners, position_.entity) != here.owners.end();
    const bool off_board = stop.kind == StopKind::OffBoard;
    const bool full = stop.kind == StopKind::City && here.full && !stop.own;
    stop.blocked = off_board || (full && !here.neutral);
    stop.blocked_open = off_board || (full && !here.neutral && !here.open);
    if (stop.kind == StopKind::City) stop.stood_in = stood_in(rules_, position_, map_.hexes()[hex].id);
    const bool passed = !stop.stood_in.empty() || has_bypass(rules_, position_);
    stop.blocked_always = off_board || (stop.blocked_open && !passed);
  }

  std::uint16_t group_number(const std::string& name) {
    const auto [it, fresh] = groups_.emplace(name, network_.group_count);
    if (fresh) ++network_.group_count;
    return it->second;
  }

  void find_own_stops() {
    for (std::uint32_t h = 0; h < cells_.size(); ++h) {
      const std::string& id = map_.hexes()[h].id;
      if (!position_.tokens.contains(id) && stood_in(rules_, position_, id).empty()) continue;
      const Tile& tile = *cells_[h].tile;
      for (std::size_t i = 0; i < tile.stops.size(); ++i) {
        const auto part = static_cast<std::uint8_t>(i);
        if (tile.stops[i].kind != StopKind::City) continue;
        const NetworkStop stop = describe(h, part);
        if (stop.own || !stop.stood_in.empty()) stop_number(h, part);
      }
    }
  }

  void explore(std::uint32_t stop) {
    const NetworkStop from = network_.stops[stop];
    const Tile& tile = *cells_[from.hex].tile;
    const End here{End::Kind::Stop, from.part};
    for (std::uint32_t p = 0; p < tile.paths.size(); ++p) {
      const Path& path = tile.paths[p];
      if (!usable(path)) continue;
      if (path.a == here) start(stop, cells_[from.hex].first_piece + p, false);
      if (path.b == here) start(stop, cells_[from.hex].first_piece + p, true);
    }
    explored_[stop] = true;
  }

  void start(std::uint32_t stop, std::uint32_t piece, bool reversed) {
    current_ = TrackSegment{};
    current_.from = stop;
    current_.from_terminal = path_of(piece).terminal != 0;
    follow(piece, reversed);
  }

  static bool insert(std::vector<std::uint16_t>& list, std::uint16_t value) {
    if (std::ranges::find(list, value) != list.end()) return false;
    list.push_back(value);
    return true;
  }

  std::uint16_t resource(std::uint64_t key) {
    const auto [it, fresh] = resources_.emplace(key, network_.resource_count);
    if (fresh) ++network_.resource_count;
    return static_cast<std::uint16_t>(it->second);
  }

  static std::uint64_t side_key(std::uint32_t hex, int edge, int lane) {
    return (std::uint64_t{hex} << 16) | static_cast<std::uint64_t>(edge * 16 + lane);
  }

  // Arm of a town away from the edge at which it is printed; counted once per lane.
  bool use_town_arm(std::uint32_t hex, const Path& path) {
    const Tile& tile = *cells_[hex].tile;
    for (const auto& [end, other, lane] :
         {std::tuple(path.a, path.b, path.a_lane), std::tuple(path.b, path.a, path.b_lane)}) {
      if (end.kind != End::Kind::Stop || !other.is_edge()) continue;
      const auto edge = town_edge(tile, end.index);
      if (!edge || Edge(other.index) == *edge) continue;
      const std::uint64_t key =
          (std::uint64_t{1} << 62) | (std::uint64_t{hex} << 16) | std::uint64_t{end.index} * 16 | lane.index;
      if (!insert(current_.resources, resource(key))) return false;
    }
    return true;
  }

  // Track that no two runs share though it comes to no hexside.
  bool is_claimed(const Path& path) const {
    const auto inside = [&](End end) {
      return end.kind == End::Kind::Stop || (rules_.free_junctions && end.kind == End::Kind::Junction);
    };
    return inside(path.a) && inside(path.b);
  }

  // Travels one piece and all that may follow it; leaves `current_` as it was.
  void follow(std::uint32_t piece, bool reversed) {
    if (!network_.complete || (options_.effort != nullptr && !options_.effort->step())) {
      network_.complete = false;
      return;
    }
    const std::uint32_t hex = network_.pieces[piece].hex;
    const Path& path = path_of(piece);
    const End to = reversed ? path.a : path.b;
    const auto resources = current_.resources.size();
    const std::uint8_t tracks = current_.tracks;
    current_.pieces.push_back(piece);
    current_.reversed.push_back(reversed);
    current_.tracks = static_cast<std::uint8_t>(tracks | 1U << static_cast<unsigned>(path.track));
    bool free = use_town_arm(hex, path);
    if (free && is_claimed(path))
      free = insert(current_.resources, resource((std::uint64_t{1} << 63) | piece));
    if (free) {
      if (to.kind == End::Kind::Stop) finish(hex, to.index, path);
      if (to.kind == End::Kind::Junction) turn(hex, piece);
      if (to.is_edge()) cross(hex, piece, reversed);
    }
    current_.resources.resize(resources);
    current_.tracks = tracks;
    current_.pieces.pop_back();
    current_.reversed.pop_back();
  }

  void turn(std::uint32_t hex, std::uint32_t piece) {
    if (!rules_.free_junctions) {
      const auto [it, fresh] = junctions_.emplace(hex, network_.junction_count);
      if (fresh) ++network_.junction_count;
      if (!insert(current_.junctions, static_cast<std::uint16_t>(it->second))) return;
    }
    const Cell& cell = cells_[hex];
    const End junction{End::Kind::Junction, 0};
    for (std::uint32_t p = 0; p < cell.tile->paths.size(); ++p) {
      const std::uint32_t next = cell.first_piece + p;
      const Path& path = cell.tile->paths[p];
      if (next == piece || !usable(path)) continue;
      if (path.a == junction) follow(next, false);
      if (path.b == junction) follow(next, true);
    }
    if (!rules_.free_junctions) current_.junctions.pop_back();
  }

  void cross(std::uint32_t hex, std::uint32_t piece, bool reversed) {
    const Path& path = path_of(piece);
    const Edge edge((reversed ? path.a : path.b).index);
    const Lane lane = reversed ? path.a_lane : path.b_lane;
    const Hex& here = map_.hexes()[hex];
    const Hex* there = map_.neighbour(here, edge);
    if (there == nullptr || map_.impassable(here, edge)) return;
    const auto other = static_cast<std::uint32_t>(there - map_.hexes().data());
    const Cell& cell = cells_[other];
    const auto mark = current_.resources.size();
    if (!insert(current_.resources, resource(side_key(hex, edge.index(), lane.index)))) return;
    ++current_.crossings;
    const End entry{End::Kind::Edge, static_cast<std::uint8_t>(edge.opposite().index())};
    for (std::uint32_t p = 0; p < cell.tile->paths.size(); ++p) {
      const Path& next = cell.tile->paths[p];
      if (!usable(next) || !gauges_fit(path.track, next.track)) continue;
      if (next.a == entry && lanes_face(lane, next.a_lane)) enter(other, cell.first_piece + p, false);
      if (next.b == entry && lanes_face(lane, next.b_lane)) enter(other, cell.first_piece + p, true);
    }
    --current_.crossings;
    current_.resources.resize(mark);
  }

  void enter(std::uint32_t hex, std::uint32_t piece, bool reversed) {
    const Path& path = path_of(piece);
    const End at = reversed ? path.b : path.a;
    const Lane lane = reversed ? path.b_lane : path.a_lane;
    const auto mark = current_.resources.size();
    if (insert(current_.resources, resource(side_key(hex, at.index, lane.index)))) follow(piece, reversed);
    current_.resources.resize(mark);
  }

  void finish(std::uint32_t hex, std::uint8_t part, const Path& last) {
    const std::uint32_t stop = stop_number(hex, part);
    if (stop == current_.from || explored_[stop]) return;
    if (network_.segments.size() + 2 > options_.max_segments) {
      network_.complete = false;
      return;
    }
    TrackSegment out = current_;
    out.to = stop;
    out.to_terminal = last.terminal != 0;
    std::ranges::sort(out.resources);
    std::ranges::sort(out.junctions);
    TrackSegment back = out;
    std::swap(back.from, back.to);
    std::swap(back.from_terminal, back.to_terminal);
    std::ranges::reverse(back.pieces);
    back.reversed.assign(out.reversed.rbegin(), out.reversed.rend());
    back.reversed.flip();
    const auto number = static_cast<std::uint32_t>(network_.segments.size());
    out.twin = number + 1;
    back.twin = number;
    network_.leaving[out.from].push_back(number);
    network_.leaving[back.from].push_back(number + 1);
    network_.segments.push_back(std::move(out));
    network_.segments.push_back(std::move(back));
  }

  // The stops that the segments left out would have led to.
  void find_reachable_stops() {
    std::vector<StopPlace> from;
    for (const NetworkStop& stop : network_.stops) from.emplace_back(stop.hex, stop.part);
    spread(map_, position_, from, [&](StopPlace place) {
      return !network_.stops[stop_number(place.first, place.second)].blocked_always;
    });
  }

  // Resources that the same segments use are one: fewer numbers make faster sets.
  void merge_resources() {
    std::vector<std::vector<std::uint32_t>> users(network_.resource_count);
    for (std::uint32_t s = 0; s < network_.segments.size(); s += 2)
      for (const std::uint16_t r : network_.segments[s].resources) users[r].push_back(s);
    std::map<std::vector<std::uint32_t>, std::uint16_t> kinds;
    std::vector<std::uint16_t> merged(users.size(), 0);
    for (std::size_t r = 0; r < users.size(); ++r)
      if (!users[r].empty())
        merged[r] = kinds.emplace(users[r], static_cast<std::uint16_t>(kinds.size())).first->second;
    network_.resource_count = static_cast<std::uint32_t>(kinds.size());
    for (TrackSegment& segment : network_.segments) {
      for (std::uint16_t& r : segment.resources) r = merged[r];
      std::ranges::sort(segment.resources);
      segment.resources.erase(std::unique(segment.resources.begin(), segment.resources.end()),
                              segment.resources.end());
    }
  }

  const Map& map_;
  const Roster& roster_;
  const Position& position_;
  const NetworkOptions& options_;
  const RunRules& rules_;
  Network network_;
  std::vector<Cell> cells_;
  std::vector<std::vector<std::pair<std::uint8_t, std::uint32_t>>> numbers_;  // (part, stop) by hex
  std::vector<bool> explored_;
  std::map<std::uint64_t, std::uint32_t> resources_;
  std::map<std::uint32_t, std::uint32_t> junctions_;
  std::map<std::string, std::uint16_t> groups_;
  TrackSegment current_;
};

}  // namespace

Network build_network(const Map& map, const Roster& roster, const Position& position,
                      const NetworkOptions& options) {
  return Builder(map, roster, position, options).build();
}

std::string piece_text(const Map& map, const Position& position, const TrackPiece& piece, bool reversed) {
  const Hex& hex = map.hexes()[piece.hex];
  const Tile& tile = tile_at(position, hex);
  const Path& path = tile.paths[piece.path];
  std::string a = end_text(tile, path.a, path.a_lane);
  std::string b = end_text(tile, path.b, path.b_lane);
  if (reversed) std::swap(a, b);
  return fmt::format("{}:{}-{}", hex.id, a, b);
}

}  // namespace trackwright
