// Marks printed around the pieces: crop marks, the strip that identifies the sheet, and a ruler that shows
// whether the printer scaled it.
#pragma once

#include <string>
#include <vector>

#include "render/drawing/drawing.h"
#include "render/sheets/backs.h"
#include "render/sheets/sheet.h"

namespace trackwright {

inline constexpr double crop_gap = 0.8;      // mm between bleed and mark
inline constexpr double crop_length = 3.0;   // mm
inline constexpr double strip_height = 3.4;  // height of the strip in mm
inline constexpr double least_strip = 2.4;   // the same, on full sheets

// The straight lines through all sides of the polygons, without duplicates, from edge to edge of the box;
// sorted by direction and position.
std::vector<Cut> cuts_along(const std::vector<std::vector<Point>>& polygons, Box box);

// Marks at both ends of each cut, outside everything in `keep_clear` (bleeds, as polygons) and within `area`.
void draw_crop_marks(Drawing&, const std::vector<Cut>&, const std::vector<std::vector<Point>>& keep_clear,
                     Box area, const Theme&);

// Marks at each corner of each piece, in the gap between the bleeds, so that a strip cut from the sheet keeps
// the marks for its cross cuts.
void draw_corner_marks(Drawing&, const std::vector<std::vector<Point>>& trims, double bleed, double gap,
                       const Theme&);

// Marks for cuts on shelves. Cuts from edge to edge of the block are marked outside the block. Cuts across
// some shelves, and those of lower pieces, are marked within the bleed (mm, of all pieces) at their ends, so
// that a roughly cut strip still shows them.
void draw_shelf_marks(Drawing&, const std::vector<Cut>&, const std::vector<std::vector<Point>>& bleeds,
                      Box block, Box area, double bleed, const Theme&);

// The fold line with an instruction.
void draw_fold(Drawing&, Mirror, const Sheet&, const Theme&);

// A small picture of the parts of a divided board, with this one filled, from the top left corner of the box.
Size part_key_size(const BoardPart&, Box);
void draw_part_key(Drawing&, const BoardPart&, Box, const Theme&);

// One line of text on the left and a ruler of 100 mm on the right (50 mm or none if the strip is short).
void draw_strip(Drawing&, const std::string& text, Box strip, const Theme&);

}  // namespace trackwright
