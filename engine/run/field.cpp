#include "engine/run/field.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include "engine/run/track_link.h"

namespace trackwright {

namespace {

constexpr std::size_t most_ways = 250;  // of one hex

using StopNumbers = std::map<std::pair<std::uint32_t, std::uint8_t>, std::uint32_t>;  // (hex, part)

// The ways through one hex, from each exit and each stop.
class WaysThrough {
 public:
  WaysThrough(const Tile& tile, std::uint32_t hex, const StopNumbers& numbers, bool free_junctions)
      : tile_(tile), numbers_(numbers), free_junctions_(free_junctions) {
    found_.hex = hex;
  }

  // Adds a run that stays in this city.
  void stay(std::uint8_t part) {
    way_ = {};
    if (visit(part) && use(3, part, 0)) found_.ways.push_back(way_);
  }

  // Returns false if there are too many ways.
  bool find() {
    for (std::uint16_t p = 0; p < path_count(); ++p) {
      const Path& path = tile_.paths[p];
      if (path.track == Track::Future) continue;
      for (const bool reversed : {false, true}) {
        const End from = reversed ? path.b : path.a;
        if (from.kind == End::Kind::Junction) continue;
        way_ = {};
        if (from.kind == End::Kind::Stop && !visit(from.index)) continue;
        if (from.is_edge()) way_.first = exit(path, reversed);
        travel(p, reversed);
      }
    }
    return whole_;
  }

  FieldHex take() { return std::move(found_); }

 private:
  std::uint32_t exit(const Path& path, bool at_b) {
    const End end = at_b ? path.b : path.a;
    const FieldExit sought{Edge(end.index), at_b ? path.b_lane : path.a_lane, path.track, 0, {}};
    const auto known = std::ranges::find_if(found_.exits, [&](const FieldExit& e) {
      return e.edge == sought.edge && e.lane == sought.lane && e.track == sought.track;
    });
    if (known != found_.exits.end()) return static_cast<std::uint32_t>(known - found_.exits.begin());
    found_.exits.push_back(sought);
    return static_cast<std::uint32_t>(found_.exits.size() - 1);
  }

  bool visit(std::uint8_t part) {
    const auto number = numbers_.find({found_.hex, part});
    if (number == numbers_.end() || part >= 64) return false;
    const std::uint64_t bit = std::uint64_t{1} << part;
    if ((way_.visits & bit) != 0) return false;
    way_.visits |= bit;
    way_.stops.push_back(number->second);
    return true;
  }

  // Takes a piece of track exclusively; returns false if this way already has it.
  bool use(int kind, int place, int lane) {
    const auto [it, fresh] = track_.emplace(std::tuple(kind, place, lane), track_.size());
    if (it->second >= 64) return whole_ = false;
    const std::uint64_t bit = std::uint64_t{1} << it->second;
    if ((way_.track & bit) != 0) return false;
    way_.track |= bit;
    return true;
  }

  // Takes the track that two runs may not share, as network.h defines it.
  bool use_track(std::uint16_t p) {
    const Path& path = tile_.paths[p];
    for (const auto& [end, other, lane] :
         {std::tuple(path.a, path.b, path.a_lane), std::tuple(path.b, path.a, path.b_lane)}) {
      if (end.is_edge() && !use(0, end.index, lane.index)) return false;
      if (end.kind != End::Kind::Stop || !other.is_edge()) continue;
      const auto edge = town_edge(tile_, end.index);
      if (edge && Edge(other.index) != *edge && !use(2, end.index, lane.index)) return false;
    }
    const auto inside = [&](End end) {
      return end.kind == End::Kind::Stop || (free_junctions_ && end.kind == End::Kind::Junction);
    };
    return !inside(path.a) || !inside(path.b) || use(1, p, 0);
  }

  void travel(std::uint16_t p, bool reversed) {
    if (!whole_) return;
    const Path& path = tile_.paths[p];
    const End from = reversed ? path.b : path.a;
    const End to = reversed ? path.a : path.b;
    // A run cannot continue over terminal track: it begins with it, at a stop, or ends with it.
    if (path.terminal != 0 && from.kind == End::Kind::Stop && !way_.steps.empty()) return;
    const FieldWay before = way_;
    if (use_track(p)) {
      way_.steps.push_back({p, reversed});
      way_.kinds = static_cast<std::uint8_t>(way_.kinds | 1U << static_cast<unsigned>(path.track));
      arrive(p, to, path.terminal != 0, reversed);
    }
    way_ = before;
  }

  void arrive(std::uint16_t p, End to, bool terminal, bool reversed) {
    if (to.is_edge()) {
      way_.last = exit(tile_.paths[p], !reversed);
      keep();
      return;
    }
    if (to.kind == End::Kind::Junction) {
      if (way_.junction) return;
      way_.junction = !free_junctions_;
    } else {
      if (!visit(to.index)) return;
      keep();
      if (terminal) return;
    }
    for (std::uint16_t next = 0; next < path_count(); ++next) {
      const Path& path = tile_.paths[next];
      if (next == p || path.track == Track::Future) continue;
      if (path.a == to) travel(next, false);
      if (path.b == to) travel(next, true);
    }
  }

  std::uint16_t path_count() const { return static_cast<std::uint16_t>(tile_.paths.size()); }

  // Keeps each way once, since it is the same from either end.
  void keep() {
    std::vector<std::uint16_t> paths;
    for (const FieldStep& step : way_.steps) paths.push_back(step.path);
    std::ranges::sort(paths);
    if (!seen_.insert(std::move(paths)).second) return;
    if (found_.ways.size() >= most_ways)
      whole_ = false;
    else
      found_.ways.push_back(way_);
  }

  const Tile& tile_;
  const StopNumbers& numbers_;
  bool free_junctions_;
  FieldHex found_;
  FieldWay way_;
  bool whole_ = true;
  std::map<std::tuple<int, int, int>, std::size_t> track_;
  std::set<std::vector<std::uint16_t>> seen_;
};

class FieldMaker {
 public:
  FieldMaker(const Map& map, const Position& position, const Network& network, const RunRules& rules)
      : map_(map), position_(position), network_(network), rules_(rules) {}

  Field make(const std::vector<TrainClass>& classes) {
    find_ways(std::ranges::any_of(classes, [](const TrainClass& c) { return c.plan.local; }));
    for (FieldHex& hex : field_.hexes)
      std::erase_if(hex.ways, [&](const FieldWay& way) {
        return std::ranges::none_of(classes, [&](const TrainClass& c) { return usable(c.plan, way); });
      });
    link();
    cut_dead_ends();
    keep_connected();
    cut_dead_ends();
    drop_empty();
    return std::move(field_);
  }

 private:
  void find_ways(bool local) {
    StopNumbers numbers;
    for (std::uint32_t s = 0; s < network_.stops.size(); ++s)
      numbers[{network_.stops[s].hex, network_.stops[s].part}] = s;
    for (std::uint32_t h = 0; h < map_.hexes().size(); ++h) {
      const Tile& tile = tile_at(position_, map_.hexes()[h]);
      WaysThrough ways(tile, h, numbers, rules_.free_junctions);
      field_.whole = ways.find() && field_.whole;
      for (std::uint8_t part = 0; local && part < tile.stops.size(); ++part)
        if (tile.stops[part].kind == StopKind::City) ways.stay(part);
      field_.hexes.push_back(ways.take());
    }
  }

  void link() {
    for (FieldHex& here : field_.hexes)
      for (FieldExit& exit : here.exits) {
        const Hex& hex = map_.hexes()[here.hex];
        const Hex* there = map_.neighbour(hex, exit.edge);
        if (there == nullptr || map_.impassable(hex, exit.edge)) continue;
        exit.beyond = static_cast<std::uint32_t>(there - map_.hexes().data());
        const auto& others = field_.hexes[exit.beyond].exits;
        for (std::uint32_t e = 0; e < others.size(); ++e)
          if (others[e].edge == exit.edge.opposite() && lanes_face(exit.lane, others[e].lane) &&
              gauges_fit(exit.track, others[e].track))
            exit.facing.push_back(e);
      }
  }

  bool goes_on(const FieldHex& hex, const std::optional<std::uint32_t>& end) const {
    return !end || !hex.exits[*end].facing.empty();
  }

  void cut_dead_ends() {
    while (cut_some()) {
    }
  }

  // Cuts exits without a way, and ways to exits that face none. Returns true if more can follow.
  bool cut_some() {
    bool cut = false;
    for (FieldHex& hex : field_.hexes) {
      cut = std::erase_if(hex.ways,
                          [&](const FieldWay& way) {
                            return !goes_on(hex, way.first) || !goes_on(hex, way.last);
                          }) > 0 ||
            cut;
      std::vector<bool> used(hex.exits.size(), false);
      for (const FieldWay& way : hex.ways)
        for (const auto& end : {way.first, way.last})
          if (end) used[*end] = true;
      for (std::uint32_t e = 0; e < hex.exits.size(); ++e) {
        if (used[e] || hex.exits[e].facing.empty()) continue;
        for (const std::uint32_t other : hex.exits[e].facing)
          std::erase(field_.hexes[hex.exits[e].beyond].exits[other].facing, e);
        hex.exits[e].facing.clear();
        cut = true;
      }
    }
    return cut;
  }

  bool is_own(std::uint32_t stop) const {
    return network_.stops[stop].own || !network_.stops[stop].stood_in.empty();
  }

  // Calls `act` with each way beyond the exit that continues there.
  template <class Act>
  void each_next(const FieldExit& exit, const Act& act) const {
    const auto faces = [&](const auto& entry) {
      return entry && std::ranges::find(exit.facing, *entry) != exit.facing.end();
    };
    const auto& ways = field_.hexes[exit.beyond].ways;
    for (std::uint32_t next = 0; next < ways.size(); ++next)
      if (faces(ways[next].first) || faces(ways[next].last)) act(next);
  }

  // By hex and way: whether a run through a token of the company could use it.
  std::vector<std::vector<bool>> connected_ways() const {
    std::vector<std::vector<bool>> reached(field_.hexes.size());
    std::vector<std::pair<std::uint32_t, std::uint32_t>> todo;
    const auto reach = [&](std::uint32_t h, std::uint32_t w) {
      if (reached[h][w]) return;
      reached[h][w] = true;
      todo.emplace_back(h, w);
    };
    for (std::uint32_t h = 0; h < field_.hexes.size(); ++h) {
      const auto& ways = field_.hexes[h].ways;
      reached[h].assign(ways.size(), false);
      for (std::uint32_t w = 0; w < ways.size(); ++w)
        if (std::ranges::any_of(ways[w].stops, [&](std::uint32_t s) { return is_own(s); })) reach(h, w);
    }
    while (!todo.empty()) {
      const auto [h, w] = todo.back();
      todo.pop_back();
      const FieldHex& hex = field_.hexes[h];
      for (const auto& end : {hex.ways[w].first, hex.ways[w].last}) {
        if (!end) continue;
        const FieldExit& exit = hex.exits[*end];
        each_next(exit, [&](std::uint32_t next) { reach(exit.beyond, next); });
      }
    }
    return reached;
  }

  void keep_connected() {
    const std::vector<std::vector<bool>> reached = connected_ways();
    for (std::uint32_t h = 0; h < field_.hexes.size(); ++h) {
      std::vector<FieldWay> kept;
      for (std::size_t w = 0; w < reached[h].size(); ++w)
        if (reached[h][w]) kept.push_back(std::move(field_.hexes[h].ways[w]));
      field_.hexes[h].ways = std::move(kept);
    }
  }

  void drop_empty() {
    std::vector<std::uint32_t> moved(field_.hexes.size(), 0);
    std::vector<FieldHex> kept;
    for (std::size_t h = 0; h < field_.hexes.size(); ++h) {
      moved[h] = static_cast<std::uint32_t>(kept.size());
      if (!field_.hexes[h].ways.empty()) kept.push_back(std::move(field_.hexes[h]));
    }
    for (FieldHex& hex : kept)
      for (FieldExit& exit : hex.exits) exit.beyond = moved[exit.beyond];
    field_.hexes = std::move(kept);
  }

  const Map& map_;
  const Position& position_;
  const Network& network_;
  const RunRules& rules_;
  Field field_;
};

}  // namespace

bool usable(const Plan& plan, const FieldWay& way) {
  if ((way.kinds & ~plan.tracks) != 0) return false;
  if (way.steps.empty()) return plan.local && plan.stops[way.stops.front()].own;
  for (std::size_t i = 0; i < way.stops.size(); ++i) {
    const PlanStop& stop = plan.stops[way.stops[i]];
    const bool end = (i == 0 && !way.first) || (i + 1 == way.stops.size() && !way.last);
    if (stop.closed || (stop.blocked && !end && !(plan.bypass && stop.full))) return false;
  }
  return true;
}

Field make_field(const Map& map, const Position& position, const Network& network,
                 const std::vector<TrainClass>& classes, const RunRules& rules) {
  return FieldMaker(map, position, network, rules).make(classes);
}

}  // namespace trackwright
