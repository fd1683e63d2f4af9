// Where a tile may lie on the map: the rotations in which it replaces what is there, and sends no track off
// the board, through an impassable side, or into the blank side of a fixed hex. Such a side is not blank
// where a tile with track there lies on the hex, or may come to lie there by a line of the title that names
// it.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/upgrade/book.h"

namespace trackwright {

enum class HexEdge : std::uint8_t {
  Open,
  OffBoard,    // no hex beyond
  Impassable,  // a barrier, seen from either hex
  Blank        // a fixed hex beyond, without track on that side now or later
};

struct HexEdges {
  std::array<HexEdge, 6> edges{};
  std::uint8_t open = 0;  // bit set
};

// Exits of the tiles that lie on hexes of a position, as they lie. Other hexes are as printed.
using LyingExits = std::map<std::string, std::uint8_t>;

HexEdges hex_edges(const UpgradeBook&, const Hex&, const LyingExits& = {});

// The rotations in which all exits of a tile with these exits (at rotation 0) are open.
Rotations rotations_on(const HexEdges&, std::uint8_t exits);

// What lies on a hex. An empty tile: as printed.
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
  std::vector<Rotation> rotations;  // as it lies on the map
  std::string refusal;              // why not at all; one sentence
  bool swap = false;                // not laid: the rules put it there
  std::string condition;            // "once `war` has happened"; empty: none that is not known to hold
  std::vector<std::string> before;  // most exits: only once none of these is left
  std::vector<RotationRefusal>
      refused;  // where other rotations fit, or where only the map forbids it: why not these
};

// Whether a company may lay it, whoever it is: what the rules put there by themselves is no lay.
PlacementVerdict placement(const UpgradeBook&, const Hex&, const Laid& now, const std::string& tile,
                           const UpgradeTime& = {}, const LyingExits& = {});

// Of each tile of the manifest that follows in colour or that the title names; those that fit first come
// first. Where the title asks for most exits, those with fewer say `before` which others they may not be
// laid.
std::vector<PlacementVerdict> placements(const UpgradeBook&, const Hex&, const Laid& now,
                                         const UpgradeTime& = {}, const LyingExits& = {});

}  // namespace trackwright
