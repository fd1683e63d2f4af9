// Where a tile may lie on the map: the rotations in which it may replace the present tile without track that
// leads off the board, through an impassable side, or into the blank side of a fixed hex. A side is not blank
// if the present tile of the hex has track there, or if a line of the title may put such a tile there later.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/upgrade/book.h"

namespace trackwright {

enum class HexEdge : std::uint8_t {
  Open,
  OffBoard,    // no hex beyond
  Impassable,  // a barrier, stated on either hex
  Blank        // a fixed hex beyond, which never has track on that side
};

struct HexEdges {
  std::array<HexEdge, 6> edges{};
  std::uint8_t open = 0;  // bit set
};

// Exits of the tiles on the hexes of a position, in their rotations. Other hexes are as printed.
using LyingExits = std::map<std::string, std::uint8_t>;

HexEdges hex_edges(const UpgradeBook&, const Hex&, const LyingExits& = {});

// The rotations in which all exits of a tile (`exits` at rotation 0) are open.
Rotations rotations_on(const HexEdges&, std::uint8_t exits);

// The tile on a hex. An empty tile: as printed.
struct Laid {
  std::string tile;
  Rotation rotation;
};

struct RotationRefusal {
  Rotation rotation;
  std::string words;  // "its track at edge 4 runs off the board"
};

struct PlacementVerdict {
  std::string tile;
  bool legal = false;
  std::vector<Rotation> rotations;  // as on the map
  std::string refusal;              // one sentence: why no rotation is allowed
  bool swap = false;                // placed by the rules; no company lays it
  std::string condition;            // "once `war` has happened"; empty: no open condition
  std::vector<std::string> before;  // most exits: only after none of these tiles is left
  std::vector<RotationRefusal>
      refused;  // rotations that do not fit, with reasons; also if only the map forbids them
};

// Whether any company may lay the tile. A replacement by the rules is not a lay.
PlacementVerdict placement(const UpgradeBook&, const Hex&, const Laid& now, const std::string& tile,
                           const UpgradeTime& = {}, const LyingExits& = {});

// The verdicts for each tile of the manifest that follows in colour or that the title names; fitting tiles
// come first. If the title requires most exits, `before` lists for each tile with fewer exits the tiles that
// take precedence.
std::vector<PlacementVerdict> placements(const UpgradeBook&, const Hex&, const Laid& now,
                                         const UpgradeTime& = {}, const LyingExits& = {});

// The tiles that a company may lay, with the fields `tile`, `legal`, `rotations` and `before` only. They are
// the legal verdicts of `placements` in the same order, in a small part of its time.
std::vector<PlacementVerdict> legal_placements(const UpgradeBook&, const Hex&, const Laid& now,
                                               const UpgradeTime& = {}, const LyingExits& = {});

// The rotations of one tile, as in `placement`, without reasons. Empty: no company may lay it.
Rotations legal_rotations(const UpgradeBook&, const Hex&, const Laid& now, const std::string& tile,
                          const UpgradeTime& = {}, const LyingExits& = {});

// Tiles that the rules put on a hex (UpgradeLine::swap) when a phase begins or a train event happens. No
// company lays them.

struct Swap {
  Laid laid;
  const UpgradeLine* line = nullptr;
  bool certain = true;  // false: it fits in several rotations, and this is the first
};

// Returns the tile that must replace the present one at this time, if any. The phase is known; events of
// unknown state count as not happened.
std::optional<Swap> swapped(const UpgradeBook&, const Hex&, const Laid& now, const UpgradeTime&);

}  // namespace trackwright
