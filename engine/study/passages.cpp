#include "engine/study/passages.h"

#include <algorithm>
#include <deque>
#include <map>

#include "engine/base/parallel.h"

namespace trackwright {

namespace {

constexpr Sides nowhere{no_way, no_way, no_way, no_way, no_way, no_way};

// Finds the cheapest ways inside a tile from one side. A node is an end of a path.
class InTile {
 public:
  explicit InTile(const Tile& tile) : tile_(tile) {}

  void from(std::uint8_t side, TileSides& found) {
    cost_.clear();
    visit({End::Kind::Edge, side}, 0);
    for (const auto& [end, cost] : cost_) {
      if (end.is_edge() && end.index != side) found.between[side][end.index] = cost;
      if (end.kind == End::Kind::Stop) found.to_stop[side] = std::min(found.to_stop[side], cost);
    }
  }

 private:
  // Costs are small, and tiles have few paths.
  void visit(End at, int cost) {
    const auto known = cost_.find(at);
    if (known != cost_.end() && known->second <= cost) return;
    cost_[at] = cost;
    const bool start = at.is_edge() && cost_.size() == 1;
    if (at.is_edge() && !start) return;
    if (at.kind == End::Kind::Stop && tile_.stops[at.index].kind == StopKind::OffBoard) return;
    for (const Path& path : tile_.paths) {
      if (!followed(path)) continue;
      if (path.a == at) step(path, path.b, cost, start);
      if (path.b == at) step(path, path.a, cost, start);
    }
  }

  // Track to a terminal ends there.
  void step(const Path& path, End to, int cost, bool start) {
    if (path.terminal != 0 && !start) return;
    const int more = to.kind == End::Kind::Stop ? tile_.stops[to.index].visit_cost : 0;
    if (path.terminal != 0) {
      const auto known = cost_.find(to);
      if (known == cost_.end() || known->second > cost + more) cost_[to] = cost + more;
      return;
    }
    visit(to, cost + more);
  }

  const Tile& tile_;
  std::map<End, int> cost_;
};

Sides turned(const Sides& sides, Rotation r) {
  Sides result = nowhere;
  for (const Edge e : all_edges)
    result[static_cast<std::size_t>(e.rotated(r).index())] = sides[static_cast<std::size_t>(e.index())];
  return result;
}

void improve(Sides& best, const Sides& other, int offset, bool constant) {
  for (std::size_t i = 0; i < 6; ++i)
    if (other[i] < no_way) best[i] = std::min(best[i], constant ? offset : other[i]);
}

int slots_of(const Tile& tile) {
  int slots = 0;
  for (const Stop& stop : tile.stops)
    if (stop.kind == StopKind::City) slots += stop.slots;
  return slots;
}

HexPassages passages_of(const StudyGround& ground, const HexGround& hex, std::size_t phase,
                        const std::vector<TileSides>& tiles) {
  HexPassages found;
  found.lays.fill(nowhere);
  found.stops.fill(nowhere);
  found.end_lays = found.end_stops = nowhere;
  const TileSides printed = sides_of(hex.hex->tile);
  const std::vector<int> lays = lays_to_states(hex, phase);
  for (std::size_t i = 0; i < hex.states.size(); ++i) {
    if (lays[i] >= no_way) continue;
    const GroundState& state = hex.states[i];
    const TileSides& sides = state.tile == UpgradeSource::printed ? printed : tiles[state.tile];
    for (const Edge e : all_edges) {
      const auto from = static_cast<std::size_t>(e.index());
      const auto to = static_cast<std::size_t>(e.rotated(state.rotation).index());
      const Sides ways = turned(sides.between[from], state.rotation);
      improve(found.lays[to], ways, lays[i], true);
      improve(found.stops[to], ways, 0, false);
    }
    const Sides ends = turned(sides.to_stop, state.rotation);
    improve(found.end_lays, ends, lays[i], true);
    improve(found.end_stops, ends, 0, false);
    const Tile& tile = ground.tile_of(hex, state);
    found.several = found.several || std::ranges::count(tile.stops, StopKind::City, &Stop::kind) > 1;
    found.slots = std::max(found.slots, slots_of(tile));
  }
  return found;
}

}  // namespace

bool followed(const Path& path) {
  return !path.ignore && path.track != Track::Future;
}

std::vector<int> lays_to_states(const HexGround& hex, std::size_t phase) {
  std::vector<int> lays(hex.states.size(), no_way);
  lays[0] = 0;
  std::deque<std::size_t> waiting{0};
  while (!waiting.empty()) {
    const std::size_t from = waiting.front();
    waiting.pop_front();
    for (const HexLay& lay : hex.states[from].next)
      if (lay.phase <= phase && lays[lay.to] >= no_way) {
        lays[lay.to] = lays[from] + 1;
        waiting.push_back(lay.to);
      }
  }
  return lays;
}

TileSides sides_of(const Tile& tile) {
  TileSides found;
  found.between.fill(nowhere);
  found.to_stop = nowhere;
  for (std::uint8_t side = 0; side < 6; ++side) InTile(tile).from(side, found);
  return found;
}

Passages::Passages(const StudyGround& ground, std::size_t phase)
    : ground_(&ground), phase_(phase), hexes_(ground.hexes.size()) {
  for (std::size_t i = 0; i < ground.book.size(); ++i) tiles_.push_back(sides_of(ground.book.tile(i)));
  in_parallel(hexes_.size(),
              [&](std::size_t i) { hexes_[i] = passages_of(ground, ground.hexes[i], phase, tiles_); });
}

}  // namespace trackwright
