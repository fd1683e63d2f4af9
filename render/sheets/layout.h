// Layouts: where pieces of one outline and size go on an area of paper, so that every cut is one straight
// line right through.
#pragma once

#include <vector>

#include "render/component.h"
#include "render/units.h"

namespace trackwright {

// Places in the order of filling, row by row; about the top left corner of a block of the given size (bleed
// included), which the caller puts on the paper.
struct SheetLayout {
  Size block;
  std::vector<std::vector<Transform>> rows;
};

std::size_t capacity(const SheetLayout&);

// Hexagons that touch at their corners, with triangles between (the trihexagonal tiling): all sides lie on
// lines of three directions that pass through no hexagon. The better of rows along and across the area; no
// rows where not even one piece fits.
SheetLayout hexagon_layout(const Piece&, Size area);

// A guillotine grid: bleeds meet between the pieces, two cuts apart; without bleed neighbours share a cut.
// The better of pieces upright and turned.
SheetLayout grid_layout(const Piece&, Size area);

}  // namespace trackwright
