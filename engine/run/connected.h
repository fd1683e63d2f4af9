// What the track of a company leads to from its stations: where it may lay track, and which stops it reaches.
//
// Track is followed as one train of any length could: no stop and no piece of track twice, a junction passed
// once, no lane of a hexside crossed twice, not beyond an off-board, terminal track or a city full of others'
// tokens. In a hex with an own station new track may take up at any side. The rules and the way of following
// are those of 18xx.games (graph.rb, node.rb, path.rb): after a switch at which tracks converge, pieces are tried
// again from the other side; elsewhere once is enough.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/run/position.h"
#include "engine/run/reachable.h"
#include "engine/title/map.h"

namespace trackwright {

struct Connected {
  // By hex (index into Map::hexes()), bit sets of edges: track of the company leads to this side, from within
  // the hex or from beyond.
  std::vector<std::uint8_t> edges;
  // Pieces of track: the hex, and the index into the paths of the tile that lies there; sorted.
  std::vector<std::pair<std::uint32_t, std::uint32_t>> paths;
  std::vector<StopPlace> stops;  // sorted; those with an own station included
  bool complete = true;          // false: given up on a very dense board; more may be connected

  friend bool operator==(const Connected&, const Connected&) = default;

  // Over this path of the tile that lies on the hex.
  bool goes_over(std::size_t hex, std::size_t path) const {
    return std::ranges::binary_search(
        paths, std::pair(static_cast<std::uint32_t>(hex), static_cast<std::uint32_t>(path)));
  }
};

// A position by hexes as indices into Map::hexes(). Valid while both are as they were.
struct ShownHexes {
  ShownHexes() = default;
  ShownHexes(const Map&, const Position&);

  std::vector<const Tile*> tiles;  // that lies there, or is printed
  std::vector<std::pair<std::uint32_t, const std::vector<PlacedToken>*>> tokens;  // where some are; sorted
};

// A tile as if it lay there; its tokens are where those of the position are.
struct AsIfLaid {
  std::uint32_t hex = 0;
  const Tile* tile = nullptr;
};

struct Following {
  std::optional<AsIfLaid> as_if;
  std::uint8_t apart = 0;             // kinds of track that are not followed, a bit set of Track
  std::vector<StopPlace> besides;     // stops that serve the company as stations do
  const ShownHexes* shown = nullptr;  // where somebody keeps it; else it is found in the position
};

Connected connected(const Map&, const Position&, const std::string& company, const Following& = {});

}  // namespace trackwright
