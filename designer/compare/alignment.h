// How the hexes of one map lie on those of another that names them otherwise: shifted, with letters and
// numbers exchanged, turned or mirrored.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "engine/title/map.h"

namespace trackwright {

// A turn of the hex grid, after a mirroring (as mirrored(Tile): edge e becomes -e) or without one. Each
// motion that keeps the grid is one of these and a shift; a flat and a pointy map differ by half a step, so
// that edge numbers stay as they are.
struct GridMotion {
  int turn = 0;
  bool mirror = false;

  Edge apply(Edge e) const { return Edge((mirror ? -e.index() : e.index()) + turn); }
  friend bool operator==(const GridMotion&, const GridMotion&) = default;
};

Tile moved(const Tile&, const GridMotion&);

// A hex in steps along edges 0 and 1, the same for both orientations and parities of a map.
struct GridStep {
  int along0 = 0;
  int along1 = 0;
  friend auto operator<=>(const GridStep&, const GridStep&) = default;
};

class MapAlignment {
 public:
  // Of the second map onto the first.
  MapAlignment(const Map& a, const Map& b, GridMotion position, GridStep shift);

  // The hex of A that a hex of B lies on, and the other way round; nullptr where there is none.
  const Hex* on_a(const Hex& of_b) const;
  const Hex* on_b(const Hex& of_a) const;
  // The same by name; nullptr also where that map has no such hex.
  const Hex* on_a(const std::string& id_of_b) const;

  std::size_t shared() const { return shared_; }  // hexes that both maps have
  // Four fifths of the smaller map lie on the other one, and half of its stops and named places are known
  // again.
  bool fits() const;
  // Every hex has the same name on both maps, and track lies alike.
  bool plain() const { return plain_; }
  // The coordinates of B told in those of A: "its B5 is C5 here: the letters are 1 further". Empty where
  // plain.
  std::string words() const;

  GridMotion position;  // of places
  GridMotion track;     // of what lies on them; the same unless one source turns its map without its tiles

 private:
  friend MapAlignment align(const Map&, const Map&);
  Coordinate to_a(Coordinate) const;
  std::string motion_words() const;

  const Map* a_;
  const Map* b_;
  GridStep shift_;
  std::size_t shared_ = 0;
  std::size_t notable_ = 0;     // of these, with a stop or a name on either map
  std::size_t recognised_ = 0;  // of these, with the same name, or colour and number of stops
  bool plain_ = false;
};

// The best alignment of B on A, by names of places, rare hexes and coordinates. Of equally good ones the one
// that changes least.
MapAlignment align(const Map& a, const Map& b);

}  // namespace trackwright
