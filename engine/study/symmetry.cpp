#include "engine/study/symmetry.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <tuple>
#include <utility>

namespace trackwright {

namespace {

// A hex in cube coordinates, whose sum is 0.
using Cube = std::array<int, 3>;

Cube cube_of(Coordinate at, Orientation orientation) {
  if (orientation == Orientation::Pointy) std::swap(at.x, at.y);
  const int q = at.x;                                     // columns of a flat layout
  const int r = (at.y - at.x - ((at.y - at.x) & 1)) / 2;  // all hexes of a map have the same parity
  return {q, r, -q - r};
}

// A turn by 60 degrees moves the parts on and changes their sign; reflections exchange two parts.
Cube image(const Cube& cube, int turn, bool mirrored) {
  Cube now = cube;
  if (mirrored) std::swap(now[0], now[1]);
  for (int i = 0; i < turn; ++i) now = {-now[1], -now[2], -now[0]};
  return now;
}

using Features = std::tuple<int, int, int, int>;

Features features(const Hex& hex) {
  const auto stops = [&](StopKind kind) {
    return static_cast<int>(std::ranges::count(hex.tile.stops, kind, &Stop::kind));
  };
  int cost = 0;
  for (const Terrain& terrain : hex.tile.terrain) cost += terrain.cost;
  return {stops(StopKind::City), stops(StopKind::Town), stops(StopKind::OffBoard), cost};
}

}  // namespace

std::vector<Symmetry> symmetries_of(const Map& map) {
  std::vector<std::pair<Cube, Features>> hexes;
  int far = 0;
  for (const Hex& hex : map.hexes()) {
    hexes.emplace_back(cube_of(hex.at, map.layout().orientation), features(hex));
    for (const int part : hexes.back().first) far = std::max(far, std::abs(part));
  }
  // Counts the hexes for each move after the turn, by its first two parts.
  const int range = 2 * far;
  const auto width = static_cast<std::size_t>(2 * range + 1);
  std::vector<Symmetry> found;
  for (int one = 1; one < 12; ++one) {
    const bool mirrored = one >= 6;
    std::vector<std::pair<int, int>> moves(width * width);  // alike, and on the map
    for (const auto& [from, here] : hexes) {
      const Cube turned = image(from, one % 6, mirrored);
      for (const auto& [to, there] : hexes) {
        auto& [alike, all] = moves[static_cast<std::size_t>(to[0] - turned[0] + range) * width +
                                   static_cast<std::size_t>(to[1] - turned[1] + range)];
        ++all;
        alike += here == there ? 1 : 0;
      }
    }
    const std::pair<int, int> best = std::ranges::max(moves);
    found.push_back({mirrored ? "mirror " + std::to_string(one - 5) : "turn by " + std::to_string(one * 60),
                     best.second, best.first});
  }
  std::ranges::stable_sort(found, std::greater{}, &Symmetry::alike);
  return found;
}

}  // namespace trackwright
