#include "engine/study/moves.h"

#include <algorithm>
#include <functional>

#include "engine/base/parallel.h"
#include "engine/study/passages.h"

namespace trackwright {

namespace {

// Follows the track inside a tile. Calls `found` at each side and stop; a way passes an end once.
class Tracer {
 public:
  using Found = std::function<void(End, const std::vector<End>& ends)>;
  Tracer(const Tile& tile, Found found) : tile_(tile), found_(std::move(found)) {}

  void from(End start) {
    ends_ = {start};
    step(start, true);
  }

 private:
  void step(End at, bool first) {
    for (const Path& path : tile_.paths) {
      if (!followed(path)) continue;
      if (path.a == at) take(path, path.b, first);
      if (path.b == at) take(path, path.a, first);
    }
  }

  // Track to a terminal is the first or last of a run.
  void take(const Path& path, End to, bool first) {
    if ((path.terminal != 0 && !first) || std::ranges::find(ends_, to) != ends_.end()) return;
    ends_.push_back(to);
    if (to.kind != End::Kind::Junction) found_(to, ends_);
    const bool last = to.is_edge() || (path.terminal != 0 && ends_.front().is_edge()) ||
                      (to.kind == End::Kind::Stop && tile_.stops[to.index].kind == StopKind::OffBoard);
    if (!last) step(to, false);
    ends_.pop_back();
  }

  const Tile& tile_;
  Found found_;
  std::vector<End> ends_;
};

std::uint8_t turned(std::uint8_t side, Rotation r) {
  return side == at_stop ? at_stop : static_cast<std::uint8_t>(Edge(side).rotated(r).index());
}

bool covers(const HexMove& a, const HexMove& b) {
  return a.to == b.to && a.lays <= b.lays && a.move->cost <= b.move->cost && a.move->value >= b.move->value;
}

// Keeps the moves that no other one covers.
void keep(std::vector<HexMove>& known, const HexMove& one) {
  if (std::ranges::any_of(known, [&](const HexMove& other) { return covers(other, one); })) return;
  std::erase_if(known, [&](const HexMove& other) { return covers(one, other); });
  known.push_back(one);
}

bool is_start(const Tile& tile, std::size_t stop) {
  const bool city = std::ranges::find(tile.stops, StopKind::City, &Stop::kind) != tile.stops.end();
  return !city || tile.stops[stop].kind == StopKind::City;
}

bool apart(const std::vector<End>& a, const std::vector<End>& b) {
  return std::none_of(a.begin() + 1, a.end(),
                      [&](const End& end) { return std::ranges::find(b, end) != b.end(); });
}

// Starts that no other one betters.
void keep(std::vector<HomeStart>& starts, HomeStart one) {
  const auto covers = [](const HomeStart& a, const HomeStart& b) {
    return a.first == b.first && a.second == b.second && a.lays <= b.lays && a.cost <= b.cost &&
           a.value >= b.value;
  };
  if (one.first > one.second) std::swap(one.first, one.second);
  if (std::ranges::any_of(starts, [&](const HomeStart& known) { return covers(known, one); })) return;
  std::erase_if(starts, [&](const HomeStart& known) { return covers(one, known); });
  starts.push_back(std::move(one));
}

}  // namespace

Moves::Moves(const StudyGround& ground, std::size_t phase, bool diesel, CountedKinds counted)
    : ground_(ground),
      phase_(phase),
      diesel_(diesel),
      counted_(counted),
      tiles_(ground.book.size()),
      printed_(ground.hexes.size()),
      hexes_(ground.hexes.size() * 6),
      richest_(ground.hexes.size() * 6) {
  for (std::size_t i = 0; i < tiles_.size(); ++i) tiles_[i] = moves_of(ground.book.tile(i));
  for (std::size_t i = 0; i < printed_.size(); ++i) printed_[i] = moves_of(ground.hexes[i].hex->tile);
  for (const auto* all : {&tiles_, &printed_})
    for (const TileMoves& moves : *all)
      for (const TileMove& move : moves) {
        free_stops_ = free_stops_ || (move.to == at_stop && move.cost == 0);
        for (const MoveStop& one : move.stops)
          if (!counted[static_cast<std::size_t>(one.stop->kind)])
            dearest_free_ = std::max(dearest_free_, one.value);
      }
  in_parallel(ground.hexes.size(), [&](std::size_t hex) { add(hex); });
}

const Tile& Moves::tile_of(const HexGround& hex, const GroundState& state) const {
  return ground_.tile_of(hex, state);
}

int Moves::value_of(const Stop& stop) const {
  const Roster& roster = ground_.title().roster;
  if (stop.use == StopUse::Never || roster.phases.empty()) return 0;
  return revenue_in_phase(stop.revenue, roster, roster.phases[phase_], diesel_);
}

Moves::TileMoves Moves::moves_of(const Tile& tile) const {
  TileMoves moves;
  for (std::uint8_t side = 0; side < 6; ++side)
    Tracer(tile, [&](End to, const std::vector<End>& ends) {
      TileMove move{side, to.is_edge() ? to.index : at_stop, {}, 0, 0};
      for (const End& end : ends)
        if (end.kind == End::Kind::Stop) visit(tile.stops[end.index], move);
      moves.push_back(std::move(move));
    }).from({End::Kind::Edge, side});
  return moves;
}

void Moves::add(std::size_t index) {
  const HexGround& hex = ground_.hexes[index];
  const std::vector<int> lays = lays_to_states(hex, phase_);
  for (std::size_t i = 0; i < hex.states.size(); ++i) {
    if (lays[i] >= no_way) continue;
    const GroundState& state = hex.states[i];
    for (const TileMove& move : state.tile == UpgradeSource::printed ? printed_[index] : tiles_[state.tile]) {
      const HexMove one{turned(move.from, state.rotation), turned(move.to, state.rotation), lays[i], &move};
      keep(hexes_[index * 6 + one.from], one);
    }
  }
  for (std::size_t side = index * 6; side < index * 6 + 6; ++side)
    for (HexMove one : hexes_[side]) {
      one.lays = 0;
      keep(richest_[side], one);
    }
}

std::vector<HomeStart> Moves::starts(std::size_t index) const {
  const HexGround& hex = ground_.hexes[index];
  const std::vector<int> lays = lays_to_states(hex, phase_);
  std::vector<HomeStart> starts;
  for (std::size_t i = 0; i < hex.states.size(); ++i) {
    if (lays[i] >= no_way) continue;
    const GroundState& state = hex.states[i];
    const Tile& tile = tile_of(hex, state);
    for (std::uint8_t stop = 0; stop < tile.stops.size(); ++stop) {
      if (!is_start(tile, stop)) continue;
      std::vector<std::vector<End>> arms;
      Tracer(tile, [&](End, const std::vector<End>& ends) {
        arms.push_back(ends);
      }).from({End::Kind::Stop, stop});
      const auto start = [&](const std::vector<End>& a, const std::vector<End>* b) {
        const auto side = [&](const End& end) {
          return end.is_edge() ? turned(end.index, state.rotation) : at_stop;
        };
        HomeStart one{side(a.back()), b == nullptr ? at_stop : side(b->back()), lays[i], 0, 0, {}};
        std::vector<End> visited = a;  // first the home
        if (b != nullptr) visited.insert(visited.end(), b->begin() + 1, b->end());
        for (const End& end : visited)
          if (end.kind == End::Kind::Stop) visit(tile.stops[end.index], one);
        keep(starts, std::move(one));
      };
      for (std::size_t a = 0; a < arms.size(); ++a) {
        start(arms[a], nullptr);
        for (std::size_t b = a + 1; b < arms.size(); ++b)
          if (apart(arms[a], arms[b])) start(arms[a], &arms[b]);
      }
    }
  }
  return starts;
}

}  // namespace trackwright
