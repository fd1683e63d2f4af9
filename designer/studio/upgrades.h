// Tile upgrades: the successors of a tile, the future of a hex, and the lays of a company in a position.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/base/expected.h"
#include "engine/base/finding.h"
#include "engine/run/lays.h"
#include "engine/run/moment.h"
#include "engine/title/title.h"
#include "engine/upgrade/placements.h"

namespace trackwright {

struct UpgradesQuestion {
  std::string from;   // only successors of this tile; empty: of all tiles
  std::string hex;    // the lays and future of this hex, instead of tiles
  std::string phase;  // under the rules of this phase; empty: any phase, or that of the position
  std::vector<std::string>
      events;  // events that have happened; without a position, other events are undecided
  const Position* position = nullptr;  // the tiles and tokens on the map; nullptr: none
  std::string company;  // where this company can lay and place a token in the position, instead of tiles
};

// The cost of the first tile on a hex, as stated by the map.
struct LayCost {
  int amount = 0;
  std::string kinds;  // "mountain, water"; may be empty
};

// The cost of track across a hexside, due once track from both hexes meets it.
struct SideCost {
  Edge edge;
  std::string to;  // the other hex; empty: none
  int amount = 0;
  std::string kind;
};

// The number of all copies and of remaining copies of a tile of the manifest; nullopt: unlimited.
struct TileCount {
  std::optional<int> all;
  std::optional<int> left;
};

// The conditions of any lay in a hex.
struct LayTerms {
  std::optional<LayCost> cost;  // nullopt: no cost, or no longer
  std::vector<SideCost> sides;
  std::vector<std::string> blocked;  // privates that block other companies while they are open
};

// A tile that may replace another, with its rotations relative to that tile.
struct TileSuccessor {
  std::string tile;
  std::vector<Rotation> rotations;
  bool everywhere = false;  // in each hex and at any time
};

struct TileSuccessors {
  std::string from;
  std::vector<TileSuccessor> to;
};

// A tile that a hex can become, with its rotations on the map.
struct ReachedTile {
  std::string tile;  // empty: the hex as printed
  Colour colour = Colour::White;
  std::vector<Rotation> rotations;
  std::vector<Rotation>
      stuck;  // rotations that no tile can replace by the last phase; empty for an earlier phase
  std::vector<std::string> next;  // tiles that can replace it
};

struct HexUpgrades {
  std::string hex;
  std::string name;
  std::string phase;   // the requested phase; empty: none
  std::string lying;   // the current tile; empty: the hex as printed
  Rotation turned;     // the rotation of `lying`
  bool fixed = false;  // no tile is ever laid here
  LayTerms terms;
  std::vector<PlacementVerdict> lays;  // onto the current tile
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
  int cities = 1;  // of the hex, in total
};

struct CompanyReach {
  std::string company;
  std::string phase;
  std::vector<CompanyLays> hexes;
  std::vector<CompanyToken> tokens;
  std::string track_rule;  // in the title's word; empty: not stated, and treated as permissive
  bool complete = true;    // false: the board is so dense that there may be more
};

struct UpgradesAnswer {
  std::vector<TileSuccessors> tiles;
  std::vector<HexUpgrades> hexes;       // only the requested hex
  std::vector<CompanyReach> companies;  // only the requested company
};

// The error names an unknown thing: usage/unknown-hex, usage/unknown-tile, usage/unknown-phase,
// usage/unknown-event, usage/unknown-company.
Expected<UpgradesAnswer, Finding> answer_upgrades(const Title&, const UpgradesQuestion&);

}  // namespace trackwright
