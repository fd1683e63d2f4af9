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

// Searches the arms of a run: the ways from one side of a home to stops, with the most value for each number
// of lays and visits.

struct ArmLimits {
  int lays = 0;              // at most
  int visits = 0;            // at most; stops, or hexes
  bool free_lays = false;    // lays do not count
  bool count_hexes = false;  // visits are hexes
  bool simple = true;        // passes each hex once; false: may pass it again, which bounds the value
};

struct Arm {
  std::uint32_t label = 0;  // the last hex, in ArmSearch
  const TileMove* move = nullptr;
  int value = 0;
};

class ArmSearch {
 public:
  ArmSearch(const Moves&, const ArmLimits&);

  // Starts anew behind a side of a home; ways do not enter the closed hexes.
  void from(std::uint32_t home, std::size_t side, const std::vector<std::uint32_t>& closed);

  // The most valuable arms with exactly these lays and visits, to different hexes, the best first.
  const std::vector<Arm>& arms(int lays, int visits) const { return arms_[at(lays, visits)]; }

  // The hexes and moves of an arm, from the home outwards.
  struct Step {
    std::uint32_t hex = 0;
    const TileMove* move = nullptr;
  };
  std::vector<Step> steps(const Arm&) const;

 private:
  struct Label {
    std::uint64_t passed = 0;  // the hexes so far, modulo 64
    std::uint32_t before = 0;
    const TileMove* move = nullptr;  // through the hex before
    std::uint32_t hex = 0;
    int value = 0;
    std::uint8_t side = 0;
    std::uint8_t length = 0;
  };
  static constexpr std::uint32_t none = 0xFFFFFFFF;
  static constexpr std::size_t kept = 3;
  static constexpr std::uint8_t longest = 40;

  std::size_t at(int lays, int visits) const {
    return static_cast<std::size_t>(lays * (limits_.visits + 1) + visits);
  }
  void enter(std::uint32_t from, std::size_t side, int lays, int visits, Label label);
  void raise(std::size_t node, int lays, int visits, int value);
  void follow(std::uint32_t label, int lays, int visits);
  void end(std::uint32_t label, const TileMove* move, int lays, int visits, int value);
  bool passed(std::uint32_t label, std::uint32_t hex) const;

  const Moves& moves_;
  ArmLimits limits_;
  std::size_t sizes_;                 // of lays and visits together
  std::vector<int> best_;             // value by node, and at most these lays and visits
  std::vector<std::size_t> touched_;  // nodes, as indices into best_
  std::vector<Label> labels_;
  std::vector<std::vector<std::uint32_t>> waiting_;  // labels by lays and visits
  std::vector<std::vector<Arm>> arms_;               // the same
  std::vector<bool> closed_;                         // by hex
};

}  // namespace trackwright
