// Layouts: the positions of pieces of one outline and size on an area of paper.
#pragma once

#include <optional>
#include <vector>

#include "render/drawing/geometry.h"
#include "render/kit/component.h"
#include "render/sheets/layout_style.h"

namespace trackwright {

// Places in filling order, row by row, relative to the top left corner of a block of the given size
// (including bleed). The caller positions the block on the paper.
struct SheetLayout {
  Size block;
  std::vector<std::vector<Transform>> rows;
  std::optional<Point> at{};  // fixed position of the block on the paper, for dies and labels
};

std::size_t capacity(const SheetLayout&);

// Hexagons that touch at their corners, with triangles between (the trihexagonal tiling): all sides lie on
// lines in three directions that cross no hexagon. Chooses the better of rows along and across the area; no
// rows if not a single piece fits.
SheetLayout hexagon_layout(const Piece&, Size area);

// A guillotine grid: bleeds of neighbours meet, with two cuts `gap` mm apart. With neither bleed nor gap,
// neighbours share a cut. Chooses the better of upright and rotated pieces.
SheetLayout grid_layout(const Piece&, Size area, double gap = 0);

// Pieces `gap` mm apart, with room for `reach` mm of art around them: hexagons side by side, circles in each
// other's gaps, rectangles in a grid.
SheetLayout lattice_layout(const Piece&, Size area, double gap, double reach);

// The places of a die or a label sheet, on paper of this size.
SheetLayout fixed_layout(const LayoutStyle&, Size paper);

}  // namespace trackwright
