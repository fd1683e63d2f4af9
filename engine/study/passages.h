// Where track can lead through a hex by the end of a phase, whatever is laid on other hexes: the ways between
// its sides and to its stops. Kinds of track, lanes and counts of tiles are ignored.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "engine/study/ground.h"

namespace trackwright {

inline constexpr int no_way = std::numeric_limits<int>::max() / 4;

using Sides = std::array<int, 6>;

// The cheapest way from one side to another over all states of the hex, or `no_way`.
struct HexPassages {
  std::array<Sides, 6> lays{};   // tiles to lay
  std::array<Sides, 6> stops{};  // visit costs of the stops between the sides
  Sides end_lays{};              // from the side to some stop
  Sides end_stops{};             // the same, including the stop itself
  bool several = false;          // some state has several cities
  int slots = 0;                 // the most slots of all its cities together
};

// A hex and the side at which a way enters it.
struct Entrance {
  std::uint32_t hex = 0;
  std::uint8_t side = 0;
  friend bool operator==(const Entrance&, const Entrance&) = default;
};

// The sides of a tile, at rotation 0, that its track joins: visit costs of the stops between two sides, and
// to the nearest stop.
struct TileSides {
  std::array<Sides, 6> between{};
  Sides to_stop{};
};
TileSides sides_of(const Tile&);

// Whether runs can use the path.
bool followed(const Path&);

// The smallest number of lays to each state of a hex with lays up to this phase; `no_way` if there is none.
std::vector<int> lays_to_states(const HexGround&, std::size_t phase);

// The ways through all hexes in one phase.
class Passages {
 public:
  Passages(const StudyGround&, std::size_t phase);

  const StudyGround& ground() const { return *ground_; }
  std::size_t phase() const { return phase_; }
  const HexPassages& at(std::size_t hex) const { return hexes_[hex]; }
  const TileSides& tile(std::size_t tile) const { return tiles_[tile]; }  // by its index in the book

 private:
  const StudyGround* ground_;
  std::size_t phase_;
  std::vector<TileSides> tiles_;
  std::vector<HexPassages> hexes_;
};

}  // namespace trackwright
