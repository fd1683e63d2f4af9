// A position in play: what lies on the map and who has tokens where, at the moment a company runs its trains.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/place.h"
#include "engine/tile/tile.h"
#include "engine/title/roster.h"
#include "engine/title/run_rules.h"

namespace trackwright {

struct LaidTile {
  Tile tile;          // already turned
  std::string id;     // its number
  Rotation rotation;  // how it was turned
  Place place;
};

// The kind of the marker that a company has in its destination: a station where the rules of running say so.
inline constexpr std::string_view destination_token = "destination";

struct PlacedToken {
  std::optional<int> city;  // which city of the hex, counted from 0; none: on the hex, in no slot
  std::optional<int> slot;  // none, or beyond the city's slots: an extra token that fills no slot
  std::string company;
  std::string
      kind;  // empty: a station; "neutral" opens a full city to all; other words never count as a station
  Place place;
};

// What differs from the printed stop, by tile, for this position alone.
struct StopOverride {
  std::optional<int> slots;
  std::optional<Revenue> revenue;
  std::optional<std::vector<std::string>> groups;
};

struct Position {
  std::string phase;
  std::vector<Colour> tiles;  // tile colours of the phase, oldest first; empty: those of the title's phase
  std::string entity;         // the company that runs
  std::vector<Train> trains;
  std::optional<int> most_trains;                            // of them that run; none: all
  std::map<std::string, LaidTile> laid;                      // by hex; hexes not named show their pre-print
  std::map<std::string, std::vector<PlacedToken>> tokens;    // by hex
  std::map<std::string, std::vector<std::string>> holdings;  // bonus tokens and privates (ids) by company
  std::vector<std::string> removed;  // hexes whose token of the set-up has left the map
  std::map<std::string, std::map<std::string, StopOverride>> overrides;  // by hex, then "c0", "t1", "o0"
  std::vector<std::string> events;  // kinds of train events that have happened, beside those that must have
  std::vector<RunBonus> bonuses;    // of the company, by tokens whose place was chosen in play
  Place place;
};

// Whether a token of the company lies on the map, a station or another one.
bool has_token(const Position&, const std::string& company);

}  // namespace trackwright
