// Which tile may follow which, what a hex can become, and what a company may lay in a position.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/base/expected.h"
#include "engine/base/finding.h"
#include "engine/run/lays.h"
#include "engine/run/position.h"
#include "engine/title/title.h"
#include "engine/upgrade/placements.h"

namespace trackwright {

struct UpgradesQuestion {
  std::string from;                    // only what follows this tile; empty: of all tiles
  std::string hex;                     // what this hex takes and can become, instead of tiles
  std::string phase;                   // as the rules stand in it; empty: in any, or that of the position
  std::vector<std::string> events;     // that have happened; of others it is open, without a position
  const Position* position = nullptr;  // what lies on the map; nullptr: nothing
  std::string company;                 // where it may lay and place a token in the position, instead of tiles
};

// What is paid for the first tile on a hex, as the map says it.
struct LayCost {
  int amount = 0;
  std::string kinds;  // "mountain, water"; may be empty
};

// What is paid for track over a hexside, once track meets it from both hexes.
struct SideCost {
  Edge edge;
  std::string to;  // the hex beyond; empty: none
  int amount = 0;
  std::string kind;
};

// A tile of the manifest: how many there are, and how many of them are left; none: unlimited.
struct TileCount {
  std::optional<int> all;
  std::optional<int> left;
};

// What a lay in a hex meets with, whatever tile it is.
struct LayTerms {
  std::optional<LayCost> cost;  // none: nothing is paid (any more)
  std::vector<SideCost> sides;
  std::vector<std::string> blocked;  // privates that keep others off while they are open
};

// A tile that may replace another, with its rotations relative to that.
struct TileSuccessor {
  std::string tile;
  std::vector<Rotation> rotations;
  bool everywhere = false;  // in each hex and at any time
};

struct TileSuccessors {
  std::string from;
  std::vector<TileSuccessor> to;
};

// A tile that a hex can come to be, with its rotations as it lies on the map.
struct ReachedTile {
  std::string tile;  // empty: the hex as printed
  Colour colour = Colour::White;
  std::vector<Rotation> rotations;
  std::vector<Rotation> stuck;    // those that nothing follows in the end; only asked for no phase
  std::vector<std::string> next;  // tiles that can follow it
};

struct HexUpgrades {
  std::string hex;
  std::string name;
  std::string phase;   // that was asked for; empty: none
  std::string lying;   // the tile that lies there; empty: the hex is as printed
  Rotation turned;     // how that lies
  bool fixed = false;  // printed for good: no tile is ever laid there
  LayTerms terms;
  std::vector<PlacementVerdict> lays;  // on what lies there
  std::vector<TileCount> counts;       // parallel to the lays
  std::vector<ReachedTile> becomes;
};

struct CompanyLays {
  std::string hex;
  std::string name;
  LayTerms terms;
  std::vector<Lay> lays;
};

struct CompanyToken {
  std::string hex;
  std::string name;
  int city = 0;
  int cities = 1;  // of the hex
};

struct CompanyReach {
  std::string company;
  std::string phase;
  std::vector<CompanyLays> hexes;
  std::vector<CompanyToken> tokens;
  std::string track_rule;  // as the title says it; empty: not said, and taken as permissive
  bool complete = true;    // false: the board is so dense that there may be more
};

struct UpgradesAnswer {
  std::vector<TileSuccessors> tiles;
  std::vector<HexUpgrades> hexes;       // the one that was asked for
  std::vector<CompanyReach> companies;  // the one that was asked for
};

// The error says what there is not in this title: usage/unknown-hex, usage/unknown-tile, usage/unknown-phase,
// usage/unknown-event, usage/unknown-company.
Expected<UpgradesAnswer, Finding> answer_upgrades(const Title&, const UpgradesQuestion&);

}  // namespace trackwright
