// The ways of runs through each hex by the end of a phase, with the lays that they need, the stops that they
// visit and the value of these. Each hex stands alone; kinds of track, lanes and counts of tiles are ignored.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/study/ground.h"

namespace trackwright {

struct MoveStop {
  const Stop* stop = nullptr;
  int value = 0;  // in the phase
};

// Side 6 stands for a stop of the hex, at which a run begins or ends.
inline constexpr std::uint8_t at_stop = 6;

// A way through a tile.
struct TileMove {
  std::uint8_t from = 0;
  std::uint8_t to = at_stop;
  std::vector<MoveStop> stops;
  int cost = 0;  // visit costs of the stops that count
  int value = 0;
};

// A way through a hex; no other one has at most its lays and cost and at least its value.
struct HexMove {
  std::uint8_t from = 0;
  std::uint8_t to = at_stop;
  int lays = 0;
  const TileMove* move = nullptr;
};

// A home as a part of a run, which leaves the hex by two sides, by one or not at all; it can also end at
// another stop of the hex.
struct HomeStart {
  std::uint8_t first = at_stop;
  std::uint8_t second = at_stop;
  int lays = 0;
  int cost = 0;
  int value = 0;
  std::vector<MoveStop> stops;
};

// The kinds of stops whose visits count, and whose values are added up.
using CountedKinds = std::array<bool, 3>;

class Moves {
 public:
  Moves(const StudyGround&, std::size_t phase, bool diesel, CountedKinds counted = {true, true, true});
  Moves(const Moves&) = delete;
  Moves& operator=(const Moves&) = delete;

  const StudyGround& ground() const { return ground_; }
  // By the side where a run enters the hex.
  const std::vector<HexMove>& from(std::size_t hex, std::size_t side) const { return hexes_[hex * 6 + side]; }
  // The same without those that only save lays.
  const std::vector<HexMove>& richest(std::size_t hex, std::size_t side) const {
    return richest_[hex * 6 + side];
  }
  std::vector<HomeStart> starts(std::size_t hex) const;
  bool free_stops() const { return free_stops_; }     // some stop costs no visit
  int dearest_free() const { return dearest_free_; }  // the highest value of a stop whose kind does not count

 private:
  using TileMoves = std::vector<TileMove>;
  const Tile& tile_of(const HexGround& hex, const GroundState& state) const;
  int value_of(const Stop&) const;
  template <class Way>
  void visit(const Stop& stop, Way& way) const {
    way.stops.push_back({&stop, value_of(stop)});
    if (!counted_[static_cast<std::size_t>(stop.kind)]) return;
    way.cost += stop.visit_cost;
    way.value += way.stops.back().value;
  }
  TileMoves moves_of(const Tile&) const;
  void add(std::size_t hex);

  const StudyGround& ground_;
  std::size_t phase_;
  bool diesel_;
  CountedKinds counted_;
  int dearest_free_ = 0;
  bool free_stops_ = false;
  std::vector<TileMoves> tiles_;    // by index in the book
  std::vector<TileMoves> printed_;  // by hex
  std::vector<std::vector<HexMove>> hexes_;
  std::vector<std::vector<HexMove>> richest_;
};

}  // namespace trackwright
