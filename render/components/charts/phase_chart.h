// The phase chart as one board: a block for each phase with its rules, and below it a well for the cards of
// each of its trains.
#pragma once

#include <vector>

#include "render/kit/component.h"

namespace trackwright {

Component phase_board(const ComponentContext&);

// One phase on the phase chart: its colour, name and rules, and wells for the cards of its trains.

struct PhaseBlock {
  const Phase* phase = nullptr;  // null: trains of a title without phases
  std::vector<const Train*> trains;
};

// One block per phase in order, with the trains that go on sale in it.
std::vector<PhaseBlock> phase_blocks(const Roster&);

inline constexpr double phase_block_width = 72;

// The height of the part above the wells.
double phase_head_height(const ComponentContext&, const PhaseBlock&);

// Draws from the top left corner, with the wells at least `head` below it. Returns the block's height.
double draw_phase_block(Drawing&, const ComponentContext&, const PhaseBlock&, Point top_left, double head);

}  // namespace trackwright
