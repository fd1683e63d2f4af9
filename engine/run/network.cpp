#include "engine/run/network.h"

#include "engine/base/numbering.h"
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
        position_(position),
        options_(options),
        rules_(options.rules != nullptr ? *options.rules : no_rules()),
        reader_(map, roster, position, rules_, options.open_to),
        cells_(map.hexes().size()) {
    network_.stops.reserve(usual_stops);
    network_.leaving.reserve(usual_stops);
    network_.segments.reserve(usual_segments);
    network_.pieces.reserve(usual_segments);
  }

  Network build() {
    find_own_stops();
    for (std::uint32_t stop = 0; stop < network_.stops.size(); ++stop)
      if (network_.complete && !network_.stops[stop].blocked_always) explore(stop);
    network_.resource_count = resources_.size();
    if (network_.complete)
      merge_resources();
    else
      find_reachable_stops();
    network_.group_count = reader_.group_count();
    return std::move(network_);
  }

 private:
  static constexpr std::size_t usual_stops = 32;
  static constexpr std::size_t usual_segments = 64;
  static constexpr std::uint32_t unmet = 0xFFFFFFFF;

  static const RunRules& no_rules() {
    static const RunRules none;
    return none;
  }

  // A hex that track reaches.
  struct Cell {
    const Tile* tile = nullptr;
    std::uint32_t first_piece = 0;  // in the pieces of the network
    std::uint32_t first_stop = 0;   // in numbers_
    std::uint32_t junction = unmet;
  };

  Cell& cell(std::uint32_t hex) {
    Cell& known = cells_[hex];
    if (known.tile == nullptr) {
      known.tile = &tile_at(position_, map_.hexes()[hex]);
      known.first_piece = static_cast<std::uint32_t>(network_.pieces.size());
      known.first_stop = static_cast<std::uint32_t>(numbers_.size());
      for (std::size_t p = 0; p < known.tile->paths.size(); ++p)
        network_.pieces.push_back({hex, static_cast<std::uint16_t>(p)});
      numbers_.resize(numbers_.size() + known.tile->stops.size(), unmet);
    }
    return known;
  }

  const Path& path_of(std::uint32_t piece) const {
    const TrackPiece& p = network_.pieces[piece];
    return cells_[p.hex].tile->paths[p.path];
  }

  static bool usable(const Path& path) { return path.track != Track::Future; }

  // The number of the stop, which is read when it is first met.
  std::uint32_t stop_number(std::uint32_t hex, std::uint8_t part) {
    const Cell& here = cell(hex);
    std::uint32_t& number = numbers_[here.first_stop + part];
    if (number == unmet) number = add(reader_.read(hex, part, *here.tile));
    return number;
  }

  std::uint32_t add(NetworkStop stop) {
    network_.stops.push_back(std::move(stop));
    network_.leaving.emplace_back();
    return static_cast<std::uint32_t>(network_.stops.size() - 1);
  }

  void find_own_stops() {
    for (std::uint32_t h = 0; h < cells_.size(); ++h) {
      if (!reader_.may_have_station(map_.hexes()[h].id)) continue;
      const Cell& here = cell(h);
      for (std::size_t i = 0; i < here.tile->stops.size(); ++i) {
        const auto part = static_cast<std::uint8_t>(i);
        if (here.tile->stops[i].kind == StopKind::Town) continue;
        NetworkStop stop = reader_.read(h, part, *here.tile);
        if (stop.own || !stop.stood_in.empty()) numbers_[here.first_stop + part] = add(std::move(stop));
      }
    }
  }

  void explore(std::uint32_t stop) {
    const NetworkStop& from = network_.stops[stop];
    const Cell& here = cell(from.hex);
    const End end{End::Kind::Stop, from.part};
    for (std::uint32_t p = 0; p < here.tile->paths.size(); ++p) {
      const Path& path = here.tile->paths[p];
      if (!usable(path)) continue;
      if (path.a == end) start(stop, here.first_piece + p, false);
      if (path.b == end) start(stop, here.first_piece + p, true);
    }
  }

  void start(std::uint32_t stop, std::uint32_t piece, bool reversed) {
    current_.from = stop;
    current_.from_terminal = path_of(piece).terminal != 0;
    follow(piece, reversed);
  }

  static bool insert(std::vector<std::uint16_t>& list, std::uint16_t value) {
    if (std::ranges::find(list, value) != list.end()) return false;
    list.push_back(value);
    return true;
  }

  std::uint16_t resource(std::uint64_t key) { return static_cast<std::uint16_t>(resources_.of(key)); }

  static std::uint64_t side_key(std::uint32_t hex, int edge, int lane) {
    return (std::uint64_t{hex} << 16) | static_cast<std::uint64_t>(edge * 16 + lane);
  }

  // Uses the arms of a town away from its printed edge, once per lane.
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

  // Whether two runs cannot share the track although it does not reach a hexside.
  bool is_claimed(const Path& path) const {
    const auto inside = [&](End end) {
      return end.kind == End::Kind::Stop || (rules_.free_junctions && end.kind == End::Kind::Junction);
    };
    return inside(path.a) && inside(path.b);
  }

  // Travels one piece and everything that may follow it; leaves `current_` unchanged.
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
    current_.pieces.push_back({piece, reversed});
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
  }

  void turn(std::uint32_t hex, std::uint32_t piece) {
    Cell& here = cells_[hex];
    if (!rules_.free_junctions) {
      if (here.junction == unmet) here.junction = network_.junction_count++;
      if (!insert(current_.junctions, static_cast<std::uint16_t>(here.junction))) return;
    }
    const End junction{End::Kind::Junction, 0};
    for (std::uint32_t p = 0; p < here.tile->paths.size(); ++p) {
      const std::uint32_t next = here.first_piece + p;
      const Path& path = here.tile->paths[p];
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
    const std::uint32_t other = map_.beyond(hex, edge);
    if (other == Map::none) return;
    const Cell& there = cell(other);
    const auto mark = current_.resources.size();
    if (!insert(current_.resources, resource(side_key(hex, edge.index(), lane.index)))) return;
    ++current_.crossings;
    const End entry{End::Kind::Edge, static_cast<std::uint8_t>(edge.opposite().index())};
    for (std::uint32_t p = 0; p < there.tile->paths.size(); ++p) {
      const Path& next = there.tile->paths[p];
      if (!usable(next) || !gauges_fit(path.track, next.track)) continue;
      if (next.a == entry && lanes_face(lane, next.a_lane)) enter(other, there.first_piece + p, false);
      if (next.b == entry && lanes_face(lane, next.b_lane)) enter(other, there.first_piece + p, true);
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
    // Stops with lower numbers were explored before, and this segment was found then, unless no run can
    // continue there.
    if (stop == current_.from || (stop < current_.from && !network_.stops[stop].blocked_always)) return;
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
    for (TravelledPiece& piece : back.pieces) piece.reversed = !piece.reversed;
    const auto number = static_cast<std::uint32_t>(network_.segments.size());
    out.twin = number + 1;
    back.twin = number;
    network_.leaving[out.from].push_back(number);
    network_.leaving[back.from].push_back(number + 1);
    network_.segments.push_back(std::move(out));
    network_.segments.push_back(std::move(back));
  }

  // Finds the stops that the omitted segments would reach.
  void find_reachable_stops() {
    std::vector<StopPlace> from;
    for (const NetworkStop& stop : network_.stops) from.emplace_back(stop.hex, stop.part);
    spread(map_, position_, from, [&](StopPlace place) {
      return !network_.stops[stop_number(place.first, place.second)].blocked_always;
    });
  }

  // Merges resources that the same segments use, since fewer numbers make faster sets. Each segment splits
  // off the resources that it uses from their classes; class 0 contains the unused ones.
  void merge_resources() {
    std::vector<std::uint32_t> class_of(network_.resource_count, 0);
    struct Parting {
      std::uint32_t segment = unmet;  // the last one that split it
      std::uint32_t into = 0;
    };
    std::vector<Parting> parted(1);  // by class
    for (std::uint32_t s = 0; s < network_.segments.size(); s += 2)
      for (const std::uint16_t r : network_.segments[s].resources) {
        Parting& last = parted[class_of[r]];
        const bool fresh = last.segment != s;
        if (fresh) last = {s, static_cast<std::uint32_t>(parted.size())};
        class_of[r] = last.into;
        if (fresh) parted.emplace_back();
      }
    network_.resource_count = number_classes(class_of, parted.size());
    for (TrackSegment& segment : network_.segments) {
      for (std::uint16_t& r : segment.resources) r = static_cast<std::uint16_t>(class_of[r]);
      std::ranges::sort(segment.resources);
      segment.resources.erase(std::unique(segment.resources.begin(), segment.resources.end()),
                              segment.resources.end());
    }
  }

  // Numbers the remaining classes in the order of their first resource; returns their count.
  static std::uint32_t number_classes(std::vector<std::uint32_t>& class_of, std::size_t classes) {
    std::vector<std::uint32_t> number_of(classes, unmet);
    std::uint32_t count = 0;
    for (std::uint32_t& of : class_of) {
      if (of == 0) continue;
      if (number_of[of] == unmet) number_of[of] = count++;
      of = number_of[of];
    }
    return count;
  }

  const Map& map_;
  const Position& position_;
  const NetworkOptions& options_;
  const RunRules& rules_;
  StopReader reader_;
  Network network_;
  std::vector<Cell> cells_;             // by hex
  std::vector<std::uint32_t> numbers_;  // of stops, grouped by hex
  Numbering resources_;
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
