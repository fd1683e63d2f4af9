// The frame of all sheets: the usable area of the paper, and the strip.
#pragma once

#include <vector>

#include "render/sheets/sheet.h"

namespace trackwright {

// The part of the paper inside its margins.
Box usable_area(Size page, const Paper&);

// The same without the room for a strip above, or on the left.
Box usable_below_strip(Box usable, const Paper&);
Box usable_beside_strip(Box usable, const Paper&);

// Positions a block: in the middle, but low enough to leave room above for marks and strip if the paper is
// large enough; otherwise far enough right for a strip on the left.
Box place_block(Size block, Box usable, const Paper&);

// The strip outside a block, where printers print: above it if there is room, otherwise below, on the left or
// on the right. An upright strip is read from below.
Box strip_beside(Box block, Size page, const Paper&);

// The part of a page for marks: on the other side of the strip, not at the very edge.
Box room_for_marks(Size page, Box strip);

// Writes "Title version · name · page n of m · fingerprint" and the ruler into each sheet's strip.
void furnish(std::vector<Sheet>&, const SheetOptions&);

}  // namespace trackwright
