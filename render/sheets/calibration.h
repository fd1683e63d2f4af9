// The calibration sheet, which measures a printer's errors: both sides of one paper.
#pragma once

#include <vector>

#include "render/sheets/sheet.h"

namespace trackwright {

// Front: rulers of 100 mm in both directions, a cross in the middle, frames at known distances from the
// edges, and scales with instructions for the printer profile. Back: scales whose lines are a tenth of a
// millimetre closer per step. Held against the light, the number at which lines meet is the shift of the back
// in tenths. `turned`: LongEdge or ShortEdge.
std::vector<Page> calibration_pages(const Paper&, Backs turned, const Theme&);

// The shift in mm per number at which lines meet; for tests.
constexpr double vernier_step = 0.1;
constexpr double vernier_pitch = 5;
constexpr int vernier_reach = 15;  // lines on each side

}  // namespace trackwright
