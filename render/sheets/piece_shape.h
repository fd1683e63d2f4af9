// The shape of a piece for imposition: its outline as a polygon and the extent of its art.
#pragma once

#include <vector>

#include "render/drawing/drawing.h"
#include "render/kit/component.h"

namespace trackwright {

// Corners of the trimmed outline about the piece's centre; a circle has the corners of its square.
std::vector<Point> trimmed_corners(const Piece&);

// The line along which to cut out the piece.
Outline trim_outline(const Piece&);

// The printable extent of the art. A hexagon's bleed is cut off at 30 degrees at the corners, where the next
// hexagon of a straight-cut sheet starts, so that neighbours of different colours each use half of the waste.
Outline bleed_outline(const Piece&);

// The outline plus `reach` mm of art on all sides.
Outline reached_outline(const Piece&, double reach);

// The largest bleed that the layouts allow for a piece.
double allowed_bleed(const Piece&);

}  // namespace trackwright
