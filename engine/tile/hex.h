// Hexes, edges, rotations and printed coordinate names.
//
// Edges are numbered 0-5 clockwise. Flat layout (flat side at the top): 0 = south, 1 = SW, 2 = NW, 3 = north,
// 4 = NE, 5 = SE. Pointy layout: 0 = SW, 1 = W, 2 = NW, 3 = NE, 4 = E, 5 = SE. Rotating by r adds r to each
// edge, modulo 6. (This is the convention of the 18xx.games tile language.)
//
// Coordinates are doubled: x to the right, y down; only half of the pairs are hexes. A flat neighbour is at
// (0,±2) or (±1,±1), a pointy one at (±2,0) or (±1,±1).
#pragma once

#include <array>
#include <compare>
#include <string>
#include <string_view>

#include "engine/base/enum_words.h"
#include "engine/base/expected.h"

namespace trackwright {

class Rotation {
 public:
  constexpr Rotation() = default;
  // Any integer; reduced modulo 6 (so -1 is five steps clockwise).
  constexpr explicit Rotation(int steps) : steps_(((steps % 6) + 6) % 6) {}
  constexpr int steps() const { return steps_; }
  friend constexpr auto operator<=>(Rotation, Rotation) = default;

 private:
  int steps_ = 0;
};

class Edge {
 public:
  constexpr Edge() = default;
  // Any integer; reduced modulo 6.
  constexpr explicit Edge(int index) : index_(((index % 6) + 6) % 6) {}
  constexpr int index() const { return index_; }
  constexpr Edge opposite() const { return Edge(index_ + 3); }
  constexpr Edge rotated(Rotation r) const { return Edge(index_ + r.steps()); }
  friend constexpr auto operator<=>(Edge, Edge) = default;

 private:
  int index_ = 0;
};

inline constexpr std::array<Edge, 6> all_edges{Edge(0), Edge(1), Edge(2), Edge(3), Edge(4), Edge(5)};

enum class Orientation { Flat, Pointy };
template <>
inline constexpr auto enum_words<Orientation> =
    std::to_array<EnumWord<Orientation>>({{Orientation::Flat, "flat"}, {Orientation::Pointy, "pointy"}});

struct Coordinate {
  int x = 0;
  int y = 0;
  friend constexpr auto operator<=>(const Coordinate&, const Coordinate&) = default;
};

// The form of printed coordinates: which part of "F11" runs along x. Letters: A = 0 .. Z = 25, AA = 26; small
// letters a = -1, b = -2, ...; numbers: n -> n - 1 (0 and below are allowed).
struct Layout {
  Orientation orientation = Orientation::Flat;
  bool letters_along_x = true;
  friend bool operator==(const Layout&, const Layout&) = default;
};

Coordinate neighbour(Coordinate, Edge, Orientation);

// Parses "F11". Returns an error that describes what is wrong with the name.
Expected<Coordinate> parse_coordinate(const Layout&, std::string_view name);

// Returns "F11", the inverse of parse_coordinate.
std::string coordinate_name(const Layout&, Coordinate);

// Returns the distance in hexes (0 for the same hex).
int distance(Coordinate, Coordinate, Orientation);

}  // namespace trackwright
