// Everything that a hex can become: each tile and rotation reached from its printed state, phase by phase.
// Checks ask it whether a hex can ever be built, ever turn brown, where it comes to a dead end, and which
// tiles it can ask for; the upgrade chart of a hex is drawn from it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/upgrade/placements.h"

namespace trackwright {

struct UpgradeNode {
  std::string tile;  // empty: the hex as printed
  Colour colour = Colour::White;
  std::vector<Rotations> by_phase;  // the rotations in which it can lie by each phase; printed: rotation 0
  std::vector<std::size_t> next;    // the nodes that can follow it, in the order of their tiles
  Rotations stuck;  // of those that can lie in the last phase, the ones that nothing follows by then

  Rotations reached() const { return by_phase.empty() ? Rotations() : by_phase.back(); }
};

struct UpgradeTree {
  std::vector<UpgradeNode>
      nodes;  // the printed state, then each tile that is reached, in the order of the book
  bool reaches(Colour) const;
};

// A title without phases has one, in which all colours are laid.
UpgradeTree upgrade_tree(const UpgradeBook&, const Hex&);

}  // namespace trackwright
