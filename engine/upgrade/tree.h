// All states that a hex can reach: each tile and rotation that follows from its printed state, phase by
// phase. Checks use it to find out whether a hex can be built or turn brown, where it reaches a dead end, and
// which tiles it can need. The upgrade chart of a hex is drawn from it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/upgrade/placements.h"

namespace trackwright {

struct UpgradeNode {
  std::string tile;  // empty: the hex as printed
  Colour colour = Colour::White;
  std::vector<Rotations> by_phase;  // the possible rotations by phase; printed state: rotation 0
  std::vector<std::size_t> next;    // the possible successors, in the order of their tiles
  Rotations stuck;                  // rotations possible in the last phase that have no successor by then

  Rotations reached() const { return by_phase.empty() ? Rotations() : by_phase.back(); }
};

struct UpgradeTree {
  std::vector<UpgradeNode> nodes;  // the printed state, then each reachable tile, in the order of the book
  bool reaches(Colour) const;
};

// A title without phases counts as one phase with all colours.
UpgradeTree upgrade_tree(const UpgradeBook&, const Hex&);

}  // namespace trackwright
