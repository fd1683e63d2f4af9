// Which tile may follow which, and what a hex can become.
#pragma once

#include <string>
#include <vector>

#include "engine/base/expected.h"
#include "engine/base/finding.h"
#include "engine/title/title.h"
#include "engine/upgrade/placements.h"

namespace trackwright {

struct UpgradesQuestion {
  std::string from;   // only what follows this tile; empty: of all tiles
  std::string hex;    // what this hex takes and can become, instead of tiles
  std::string phase;  // as the rules stand in it; empty: in any
};

// A tile that may replace another, with its rotations relative to that.
struct TileSuccessor {
  std::string tile;
  std::vector<Rotation> rotations;
  bool everywhere = false;  // not only in some hexes or phases
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
  std::string phase;                   // that was asked for; empty: none
  std::vector<PlacementVerdict> lays;  // on the hex as printed
  std::vector<ReachedTile> becomes;
};

struct UpgradesAnswer {
  std::vector<TileSuccessors> tiles;
  std::vector<HexUpgrades> hexes;  // the one that was asked for
};

// The error says what there is not in this title: usage/unknown-hex, usage/unknown-tile, usage/unknown-phase.
Expected<UpgradesAnswer, Finding> answer_upgrades(const Title&, const UpgradesQuestion&);

}  // namespace trackwright
