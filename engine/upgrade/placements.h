// Where a tile may lie on the map: the rotations in which it replaces what is there, and sends no track off
// the board, through an impassable side, or into the blank side of a hex that never changes.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/upgrade/book.h"

namespace trackwright {

enum class HexEdge : std::uint8_t {
  Open,
  OffBoard,    // no hex beyond
  Impassable,  // a barrier, seen from either hex
  Blank        // a fixed hex beyond, without track on that side
};

struct HexEdges {
  std::array<HexEdge, 6> edges{};
  std::uint8_t open = 0;  // bit set
};

HexEdges hex_edges(const Map&, const Hex&);

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
  std::vector<RotationRefusal>
      refused;  // where other rotations fit, or where only the map forbids it: why not these
};

// Phase: an index into the roster, or UpgradeBook::any_phase.
PlacementVerdict placement(const UpgradeBook&, const Hex&, const Laid& now, const std::string& tile,
                           std::size_t phase = UpgradeBook::any_phase);

// Of each tile of the manifest that follows in colour or that the title names; those that fit first come
// first.
std::vector<PlacementVerdict> placements(const UpgradeBook&, const Hex&, const Laid& now,
                                         std::size_t phase = UpgradeBook::any_phase);

}  // namespace trackwright
