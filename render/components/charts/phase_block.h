// One phase on the phase chart: its colour and name, what holds in it, and wells for the cards of its trains.
#pragma once

#include <vector>

#include "render/kit/component.h"

namespace trackwright {

struct PhaseBlock {
  const Phase* phase = nullptr;  // none: trains of a title without phases
  std::vector<const Train*> trains;
};

// One a phase in their order, each with the trains that come on sale in it.
std::vector<PhaseBlock> phase_blocks(const Roster&);

inline constexpr double phase_block_width = 72;

// Height of what stands above the wells.
double phase_head_height(const ComponentContext&, const PhaseBlock&);

// From its top left corner, the wells beginning at least `head` below it; returns the block's height.
double draw_phase_block(Drawing&, const ComponentContext&, const PhaseBlock&, Point top_left, double head);

}  // namespace trackwright
