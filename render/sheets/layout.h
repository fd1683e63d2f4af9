// Layouts: where pieces of one outline and size go on an area of paper.
#pragma once

#include <optional>
#include <vector>

#include "render/drawing/geometry.h"
#include "render/kit/component.h"
#include "render/sheets/layout_style.h"

namespace trackwright {

// Places in the order of filling, row by row; about the top left corner of a block of the given size (bleed
// included), which the caller puts on the paper.
struct SheetLayout {
  Size block;
  std::vector<std::vector<Transform>> rows;
  std::optional<Point> at{};  // where on the paper the block must lie, for dies and labels
};

std::size_t capacity(const SheetLayout&);

// Hexagons that touch at their corners, with triangles between (the trihexagonal tiling): all sides lie on
// lines of three directions that pass through no hexagon. The better of rows along and across the area; no
// rows where not even one piece fits.
SheetLayout hexagon_layout(const Piece&, Size area);

// A guillotine grid: bleeds meet between the pieces, two cuts and `gap` mm apart; without either neighbours
// share a cut. The better of pieces upright and turned.
SheetLayout grid_layout(const Piece&, Size area, double gap = 0);

// Pieces `gap` mm apart: hexagons side by side, circles in each other's gaps, rectangles in a grid; with room
// for `reach` mm of art around.
SheetLayout lattice_layout(const Piece&, Size area, double gap, double reach);

// The places of a die or a sheet of labels, on paper of this size.
SheetLayout fixed_layout(const LayoutStyle&, Size paper);

}  // namespace trackwright
