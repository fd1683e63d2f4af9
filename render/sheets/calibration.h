// The sheet on which a printer's faults are measured: both sides of one paper.
#pragma once

#include <vector>

#include "render/sheets/sheet.h"

namespace trackwright {

// Front: rulers of 100 mm in both directions, a cross in the middle, frames at known distances from the
// edges, and scales with what to write into a printer profile. Back: scales whose lines are a tenth of a
// millimetre closer for each step, so that held against the light the number where lines meet is the shift of
// the back in tenths. `turned`: LongEdge or ShortEdge.
std::vector<Page> calibration_pages(const Paper&, Backs turned, const Theme&);

// The shift in mm at which the lines with this number meet; for tests.
constexpr double vernier_step = 0.1;
constexpr double vernier_pitch = 5;
constexpr int vernier_reach = 15;  // lines to each side

}  // namespace trackwright
