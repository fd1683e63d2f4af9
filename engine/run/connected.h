// The parts of the map that a company's track connects to its stations: where it may lay track, and which
// stops it reaches.
//
// Track is followed as by a train of unlimited length: each stop, each piece of track, each junction and each
// lane of a hexside at most once, and not beyond an off-board, terminal track or a city full of other
// companies' tokens. In a hex with a station of the company, new track may start at any side. The rules and
// the algorithm are those of 18xx.games (graph.rb, node.rb, path.rb): after a switch at which tracks
// converge, pieces are tried again from the other side; elsewhere once is enough.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/run/moment.h"
#include "engine/run/reachable.h"
#include "engine/title/map.h"

namespace trackwright {

struct Connected {
  // By hex (index into Map::hexes()), bit sets of edges: the company's track leads to this side, from within
  // the hex or from beyond.
  std::vector<std::uint8_t> edges;
  // Pieces of track: the hex, and the index into the paths of its present tile; sorted.
  std::vector<std::pair<std::uint32_t, std::uint32_t>> paths;
  std::vector<StopPlace> stops;  // sorted; including those with a station of the company
  bool complete = true;  // false: the computation stopped on a very dense board; more may be connected

  friend bool operator==(const Connected&, const Connected&) = default;

  // Whether the track includes this path of the present tile on the hex.
  bool goes_over(std::size_t hex, std::size_t path) const {
    return std::ranges::binary_search(
        paths, std::pair(static_cast<std::uint32_t>(hex), static_cast<std::uint32_t>(path)));
  }
};

// A position by hexes as indices into Map::hexes(). Valid as long as map and position do not change.
struct ShownHexes {
  ShownHexes() = default;
  ShownHexes(const Map&, const Position&);

  std::vector<const Tile*> tiles;  // the laid tile, or the printed one
  // For hexes with tokens; sorted.
  std::vector<std::pair<std::uint32_t, const std::vector<PlacedToken>*>> tokens;
};

// A tile treated as laid; its tokens stay where they are in the position.
struct AsIfLaid {
  std::uint32_t hex = 0;
  const Tile* tile = nullptr;
};

struct Following {
  std::optional<AsIfLaid> as_if;
  std::uint8_t apart = 0;             // kinds of track that are not followed, as a bit set of Track
  std::vector<StopPlace> besides;     // stops that serve the company as stations
  const ShownHexes* shown = nullptr;  // if the caller has it; otherwise computed from the position
};

Connected connected(const Map&, const Position&, const std::string& company, const Following& = {});

}  // namespace trackwright
