// Where a company may lay track and place a token in a position, by the rules of the title and the reach of
// its stations. Money, the number of actions in a turn and powers of private companies are ignored; hexes
// that an open private blocks are reported separately.
//
// A lay is legal if the tile may replace the present one (book.h, placements.h), a copy is left, an exit of
// it is at a side that the company's track leads to (connected.h), and TrackRule is satisfied. TrackRule
// looks at the track of the new tile that the company reaches:
//   restrictive           some of it is new;
//   semi_restrictive      ... or one of its stops has a new value;
//   city_permissive       ... or the tile has a city;
//   station_restrictive   ... or it has a stop of any kind;
//   permissive            no condition.
// A hex without track accepts any tile. (18xx.games: TRACK_RESTRICTION, tracker.rb; its default is
// semi_restrictive. Our default is permissive.)
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/run/connected.h"
#include "engine/run/moment.h"
#include "engine/upgrade/placements.h"

namespace trackwright {

// The unused copies of each tile of the manifest; empty: unlimited.
std::map<std::string, std::optional<int>> tiles_left(const Title&, const Position&);

struct Lay {
  std::string tile;
  std::vector<Rotation> rotations;  // as on the map
  std::optional<int> left;          // copies; empty: unlimited
  std::string condition;            // as in PlacementVerdict
};

struct HexLays {
  std::uint32_t hex = 0;  // index into Map::hexes()
  std::vector<Lay> lays;
};

// A city slot that is free for the company: it reaches the city, has no token in the hex, and the city has
// more free slots than companies with a home there and no token yet.
struct TokenPlace {
  std::uint32_t hex = 0;
  int city = 0;
};

struct Opportunities {
  std::vector<HexLays> lays;       // in the order of the map, without hexes that have no lay
  std::vector<TokenPlace> tokens;  // in the order of the map
  bool complete = true;            // false: see Connected
};

// For the company `position.entity`.
Opportunities opportunities(const UpgradeBook&, const Position&);

// Whether a lay satisfies the title's TrackRule for the company.
struct AskedOfLay {
  bool given = true;
  std::optional<Connected> reach;  // the reach after the lay, if it was computed
};

AskedOfLay asked_of_lay(const UpgradeBook&, const Position&, std::uint32_t hex, const std::string& tile,
                        Rotation, const ShownHexes* = nullptr);

}  // namespace trackwright
