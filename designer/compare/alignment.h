// Aligns the hexes of one map with those of a map with other names: shifted, with letters and numbers
// exchanged, turned or mirrored.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "engine/title/map.h"

namespace trackwright {

// A rotation of the hex grid, optionally after mirroring (as mirrored(Tile): edge e becomes -e). Each motion
// that preserves the grid is one of these plus a shift. A flat and a pointy map differ by half a step, so
// edge numbers stay the same.
struct GridMotion {
  int turn = 0;
  bool mirror = false;

  Edge apply(Edge e) const { return Edge((mirror ? -e.index() : e.index()) + turn); }
  friend bool operator==(const GridMotion&, const GridMotion&) = default;
};

Tile moved(const Tile&, const GridMotion&);

// The position of a hex in steps along edges 0 and 1, the same for both orientations and parities of a map.
struct GridStep {
  int along0 = 0;
  int along1 = 0;
  friend auto operator<=>(const GridStep&, const GridStep&) = default;
};

class MapAlignment {
 public:
  // `position` and `shift` move the second map onto the first.
  MapAlignment(const Map& a, const Map& b, GridMotion position, GridStep shift);

  // The hex of A under a hex of B, and the reverse; nullptr if there is none.
  const Hex* on_a(const Hex& of_b) const;
  const Hex* on_b(const Hex& of_a) const;
  // The same by name; nullptr also if B has no hex with that name.
  const Hex* on_a(const std::string& id_of_b) const;

  std::size_t shared() const { return shared_; }  // the number of hexes that both maps have
  // True if four fifths of the smaller map lie on the other one, and half of the hexes with a stop or a name
  // match.
  bool fits() const;
  // True if every hex has the same name on both maps and track has the same orientation.
  bool plain() const { return plain_; }
  // Translates the coordinates of B into those of A: "its B5 is C5 here: the letters are 1 further". Empty if
  // plain.
  std::string words() const;

  GridMotion position;  // of places
  GridMotion track;  // of tiles and track; differs from `position` only if one source turns its map without
                     // its tiles

 private:
  friend MapAlignment align(const Map&, const Map&);
  Coordinate to_a(Coordinate) const;
  std::string motion_words() const;

  const Map* a_;
  const Map* b_;
  GridStep shift_;
  std::size_t shared_ = 0;
  std::size_t notable_ = 0;     // shared hexes that have a stop or a name on either map
  std::size_t recognised_ = 0;  // notable hexes with the same name, or the same colour and number of stops
  bool plain_ = false;
};

// The best alignment of B with A, by names of places, rare hexes and coordinates. Among equally good ones,
// the one that changes least.
MapAlignment align(const Map& a, const Map& b);

}  // namespace trackwright
