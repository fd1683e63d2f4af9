// What the track of a company leads to from its stations: where it may lay track, and which stops it reaches.
//
// Track is followed as one train of any length could: no stop and no piece of track twice, a junction passed
// once, no hexside crossed twice, not beyond an off-board, terminal track or a city full of others' tokens.
// In a hex with an own station new track may take up at any side. The rules and the way of following are
// those of 18xx.games (graph.rb, node.rb, path.rb): after a switch at which tracks converge, pieces are tried
// again from the other side; elsewhere once is enough.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/run/position.h"
#include "engine/run/reachable.h"
#include "engine/title/map.h"

namespace trackwright {

struct Connected {
  // By hex (index into Map::hexes()), bit sets of edges: track of the company leads to this side, from within
  // the hex or from beyond.
  std::vector<std::uint8_t> edges;
  std::vector<bool> paths;                // all hexes' pieces of track, one after the other
  std::vector<std::uint32_t> first_path;  // by hex, in `paths`
  std::vector<StopPlace> stops;           // sorted; those with an own station included
  bool complete = true;                   // false: given up on a very dense board; more may be connected

  // Over this path of the tile that lies on the hex.
  bool goes_over(std::size_t hex, std::size_t path) const { return paths[first_path[hex] + path]; }
};

// A tile as if it lay there; its tokens are where those of the position are.
struct AsIfLaid {
  std::uint32_t hex = 0;
  const Tile* tile = nullptr;
};

struct Following {
  std::optional<AsIfLaid> as_if;
  std::uint8_t apart = 0;          // kinds of track that are not followed, a bit set of Track
  std::vector<StopPlace> besides;  // stops that serve the company as stations do
};

Connected connected(const Map&, const Position&, const std::string& company, const Following& = {});

}  // namespace trackwright
