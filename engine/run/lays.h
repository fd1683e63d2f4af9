// Where a company may lay track and place a token in a position, by the rules of the title and the reach of
// its stations. Money, and how much it may do in a turn, are not looked at, nor are powers of private
// companies: that one blocks a hex while it is open is told apart.
//
// A lay is legal where the tile follows what lies there (book.h, placements.h), a copy of it is left, some
// exit of it is at a side to which track of the company leads (connected.h), and what TrackRule asks for
// holds: of the new tile's track that the company reaches,
//   restrictive           some was not there before;
//   semi_restrictive      ... or a stop of it has another value than before;
//   city_permissive       ... or the tile has a city;
//   station_restrictive   ... or it has a stop of any kind;
//   permissive            nothing more.
// A hex without track takes any. (18xx.games: TRACK_RESTRICTION, tracker.rb; semi_restrictive unless a title
// says otherwise there. A title of ours that says nothing is permissive.)
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/run/connected.h"
#include "engine/run/position.h"
#include "engine/upgrade/placements.h"

namespace trackwright {

// Copies of each tile of the manifest that are not on the map; none: unlimited.
std::map<std::string, std::optional<int>> tiles_left(const Title&, const Position&);

struct Lay {
  std::string tile;
  std::vector<Rotation> rotations;  // as it lies on the map
  std::optional<int> left;          // copies; none: unlimited
  std::string condition;            // as in PlacementVerdict
};

struct HexLays {
  std::uint32_t hex = 0;  // index into Map::hexes()
  std::vector<Lay> lays;
};

// A slot of a city that is free for the company: reached, none of its own tokens in the hex, and more slots
// than companies that have their home there and no token yet.
struct TokenPlace {
  std::uint32_t hex = 0;
  int city = 0;
};

struct Opportunities {
  std::vector<HexLays> lays;       // hexes in the order of the map, those without a lay left out
  std::vector<TokenPlace> tokens;  // in the order of the map
  bool complete = true;            // false: see Connected
};

// Of the company `position.entity`.
Opportunities opportunities(const UpgradeBook&, const Position&);

// Whether a lay that a company's track leads to gives it what the title's TrackRule asks for.
struct AskedOfLay {
  bool given = true;
  std::optional<Connected> reach;  // what its track leads to after the lay, where that had to be found
};

AskedOfLay asked_of_lay(const UpgradeBook&, const Position&, std::uint32_t hex, const std::string& tile,
                        Rotation, const ShownHexes* = nullptr);

}  // namespace trackwright
