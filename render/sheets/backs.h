// Places the backs of pieces. Turning or folding a sheet mirrors it; the back of each piece must match its
// front.
#pragma once

#include "render/sheets/sheet.h"

namespace trackwright {

// A mirror: the line x = at, or y = at.
struct Mirror {
  bool vertical = true;  // the line runs from top to bottom: left and right are exchanged
  double at = 0;         // mm
};

// The line over which a flipped page is mirrored; meaningless for None and Fold.
Mirror turning_line(Backs, Size page);

Box mirrored(Box, Mirror);
// Runs from top to bottom or from left to right, like the cuts of fronts.
Cut mirrored(const Cut&, Mirror);

// The transform from a back's own coordinates to its page, derived from that of its front.
Transform behind(const Transform& front, Mirror);

}  // namespace trackwright
