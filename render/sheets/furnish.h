// The frame of all sheets: the usable area of the paper, and the strip.
#pragma once

#include <vector>

#include "render/sheets/sheet.h"

namespace trackwright {

// The part of the paper inside its margins.
Box usable_area(Size page, const Paper&);

// Positions a block: in the middle, but low enough to leave room above for marks and strip if the paper is
// large enough.
Box place_block(Size block, Box usable);

// The strip above a block: inside the usable area if there is room, otherwise in the margin.
Box strip_above(Box block, Size page, const Paper&);

// Writes "Title version · name · page n of m · fingerprint" and the ruler into each sheet's strip.
void furnish(std::vector<Sheet>&, const SheetOptions&);

}  // namespace trackwright
