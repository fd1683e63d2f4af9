// A position in the terms of the upgrade rules: the time, and the tiles on the map.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/place.h"
#include "engine/tile/tile.h"
#include "engine/title/map.h"
#include "engine/title/roster.h"
#include "engine/title/run_rules.h"
#include "engine/upgrade/placements.h"

namespace trackwright {

// A position in play: the tiles and tokens on the map when a company runs its trains.

struct LaidTile {
  Tile tile;          // already rotated
  std::string id;     // its number
  Rotation rotation;  // its rotation on the map
  Place place;
};

// The kind of the marker that a company has in its destination; a station if the run rules make it one.
inline constexpr std::string_view destination_token = "destination";

struct PlacedToken {
  std::optional<int> city;  // index of the city in the hex, counted from 0; empty: on the hex, in no slot
  std::optional<int> slot;  // empty, or beyond the city's slots: an extra token outside the slots
  std::string company;
  std::string
      kind;  // empty: a station; "neutral" opens a full city to all; other words never count as a station
  Place place;
};

// Differences from the printed stop, by tile, for this position only.
struct StopOverride {
  std::optional<int> slots;
  std::optional<Revenue> revenue;
  std::optional<std::vector<std::string>> groups;
};

struct Position {
  std::string phase;
  std::vector<Colour> tiles;  // tile colours of the phase, oldest first; empty: those of the title's phase
  std::string entity;         // the running company
  std::vector<Train> trains;
  std::optional<int> most_trains;                            // maximum number of trains that run; empty: all
  std::map<std::string, LaidTile> laid;                      // by hex; other hexes show their pre-print
  std::map<std::string, std::vector<PlacedToken>> tokens;    // by hex
  std::map<std::string, std::vector<std::string>> holdings;  // bonus tokens and privates (ids) by company
  std::vector<std::string> removed;                          // hexes whose set-up token has left the map
  std::map<std::string, std::map<std::string, StopOverride>> overrides;  // by hex, then "c0", "t1", "o0"
  // Kinds of train events that have happened, in addition to those that must have happened.
  std::vector<std::string> events;
  std::vector<RunBonus> bonuses;  // of the company, for tokens placed during play
  Place place;
};

// Whether a station or any other token of the company is on the map.
bool has_token(const Position&, const std::string& company);

// An event that waits for its train has happened exactly if the position lists it. A phase that the title
// does not have counts as any phase.
UpgradeTime time_of(const UpgradeBook&, const Position&);

LyingExits lying_exits(const Position&);

// Returns an empty tile if the hex is as printed.
Laid lying_on(const Position&, const Hex&);

}  // namespace trackwright
