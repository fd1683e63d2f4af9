#include <algorithm>
#include <functional>
#include <iterator>

#include "engine/base/parallel.h"
#include "engine/study/moves.h"
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

ArmSearch::ArmSearch(const Moves& moves, const ArmLimits& limits)
    : moves_(moves),
      limits_(limits),
      sizes_(static_cast<std::size_t>((limits.lays + 1) * (limits.visits + 1))),
      best_(moves.ground().hexes.size() * 6 * sizes_, -1),
      waiting_(sizes_),
      arms_(sizes_),
      closed_(moves.ground().hexes.size(), false) {}

void ArmSearch::from(std::uint32_t home, std::size_t side, const std::vector<std::uint32_t>& closed) {
  for (const std::size_t node : touched_)
    std::fill_n(best_.begin() + static_cast<std::ptrdiff_t>(node), sizes_, -1);
  touched_.clear();
  labels_.clear();
  for (auto& some : arms_) some.clear();
  closed_.assign(closed_.size(), false);
  for (const std::uint32_t hex : closed) closed_[hex] = true;
  enter(home, side, 0, 0, {0, none, nullptr, 0, 0, 0, 1});
  for (int lays = 0; lays <= limits_.lays; ++lays)
    for (int visits = 0; visits <= limits_.visits; ++visits) {
      std::vector<std::uint32_t>& waiting = waiting_[at(lays, visits)];
      for (std::size_t i = 0; i < waiting.size(); ++i) follow(waiting[i], lays, visits);
      waiting.clear();
    }
}

void ArmSearch::enter(std::uint32_t from, std::size_t side, int lays, int visits, Label label) {
  const std::uint32_t hex = moves_.ground().title().map.beyond(from, Edge(static_cast<int>(side)));
  if (hex == Map::none || closed_[hex] || label.length > longest) return;
  // Without a visit left, the arm cannot end at a stop.
  if (visits == limits_.visits && (limits_.count_hexes || !moves_.free_stops())) return;
  label.hex = hex;
  label.side = static_cast<std::uint8_t>((side + 3) % 6);
  const std::size_t node = (hex * 6 + label.side) * sizes_;
  if (best_[node + at(lays, visits)] >= label.value) return;
  const std::uint64_t bit = std::uint64_t{1} << (hex % 64);
  if (limits_.simple && (label.passed & bit) != 0 && passed(label.before, hex)) return;
  label.passed |= bit;
  if (best_[node + sizes_ - 1] < 0) touched_.push_back(node);
  raise(node, lays, visits, label.value);
  waiting_[at(lays, visits)].push_back(static_cast<std::uint32_t>(labels_.size()));
  labels_.push_back(label);
}

// The value also holds for more lays and visits.
void ArmSearch::raise(std::size_t node, int lays, int visits, int value) {
  for (int l = lays; l <= limits_.lays; ++l) {
    int* row = &best_[node + at(l, 0)];
    if (row[visits] >= value) return;
    for (int v = visits; v <= limits_.visits && row[v] < value; ++v) row[v] = value;
  }
}

void ArmSearch::follow(std::uint32_t index, int lays, int visits) {
  const Label label = labels_[index];
  const std::size_t node = (label.hex * 6 + label.side) * sizes_;
  if (best_[node + at(lays, visits)] > label.value) return;
  for (const HexMove& move :
       limits_.free_lays ? moves_.richest(label.hex, label.side) : moves_.from(label.hex, label.side)) {
    const int l = lays + move.lays;
    const int v = visits + (limits_.count_hexes ? 1 : move.move->cost);
    if (l > limits_.lays || v > limits_.visits) continue;
    const int value = label.value + move.move->value;
    if (move.to == at_stop)
      end(index, move.move, l, v, value);
    else
      enter(label.hex, move.to, l, v,
            {label.passed, index, move.move, 0, value, 0, static_cast<std::uint8_t>(label.length + 1)});
  }
}

void ArmSearch::end(std::uint32_t label, const TileMove* move, int lays, int visits, int value) {
  std::vector<Arm>& arms = arms_[at(lays, visits)];
  const auto same = std::ranges::find_if(
      arms, [&](const Arm& arm) { return labels_[arm.label].hex == labels_[label].hex; });
  if (same != arms.end()) {
    if (same->value >= value) return;
    arms.erase(same);
  }
  const auto place = std::ranges::find_if(arms, [&](const Arm& arm) { return arm.value < value; });
  arms.insert(place, {label, move, value});
  if (arms.size() > kept) arms.pop_back();
}

bool ArmSearch::passed(std::uint32_t label, std::uint32_t hex) const {
  for (; label != none; label = labels_[label].before)
    if (labels_[label].hex == hex) return true;
  return false;
}

std::vector<ArmSearch::Step> ArmSearch::steps(const Arm& arm) const {
  std::vector<Step> steps{{labels_[arm.label].hex, arm.move}};
  for (std::uint32_t at = arm.label; labels_[at].before != none; at = labels_[at].before)
    steps.push_back({labels_[labels_[at].before].hex, labels_[at].move});
  std::ranges::reverse(steps);
  return steps;
}

}  // namespace trackwright
