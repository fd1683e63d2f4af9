// What imposition must know of a piece: its outline as a polygon and how far its art may reach.
#pragma once

#include <vector>

#include "render/drawing/drawing.h"
#include "render/kit/component.h"

namespace trackwright {

// Corners of the trimmed outline about the piece's centre; a circle has the corners of its square.
std::vector<Point> trimmed_corners(const Piece&);

// The line along which a piece is cut out.
Outline trim_outline(const Piece&);

// How far art may be printed. A hexagon's bleed is cut off at 30 degrees at the corners, where another
// hexagon of a straight-cut sheet begins: neighbours of another colour then keep to their own half of the
// waste.
Outline bleed_outline(const Piece&);

// The outline with art all around up to `reach` mm.
Outline reached_outline(const Piece&, double reach);

// The greatest bleed that the layouts allow a piece.
double allowed_bleed(const Piece&);

}  // namespace trackwright
