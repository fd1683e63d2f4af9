// The frame that all sheets share: where the pieces may lie on the paper, and the strip.
#pragma once

#include <vector>

#include "render/sheets/sheet.h"

namespace trackwright {

// The part of the paper inside its margins.
Box usable_area(Size page, const Paper&);

// Where a block goes: in the middle, but low enough that marks and strip find room above it where the paper
// has any.
Box place_block(Size block, Box usable);

// The strip above a block: inside the usable area where there is room, else in the margin.
Box strip_above(Box block, Size page, const Paper&);

// Writes "Title version · name · page n of m · fingerprint" and the ruler into each sheet's strip.
void furnish(std::vector<Sheet>&, const SheetOptions&);

}  // namespace trackwright
