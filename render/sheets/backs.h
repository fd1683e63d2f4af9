// Where the backs of pieces go. A sheet that is turned over, or folded, is mirrored; the back of each piece
// must come to lie on its front.
#pragma once

#include "render/sheets/sheet.h"

namespace trackwright {

// A mirror: the line x = at, or y = at.
struct Mirror {
  bool vertical = true;  // the line runs from top to bottom: left and right are exchanged
  double at = 0;         // mm
};

// The line over which a page is mirrored when it is turned over; meaningless for None and Fold.
Mirror turning_line(Backs, Size page);

Box mirrored(Box, Mirror);
// From top to bottom or from left to right, as cuts of fronts are.
Cut mirrored(const Cut&, Mirror);

// From a back's own coordinates to those of its page, given those of its front.
Transform behind(const Transform& front, Mirror);

}  // namespace trackwright
