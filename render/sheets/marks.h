// What is printed round the pieces: crop marks, the strip that says which sheet this is, and a ruler to see
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
inline constexpr double strip_height = 3.4;  // mm that the strip needs

// The straight lines on which all sides of the polygons lie, each once, running from edge to edge of the box;
// sorted by direction and place.
std::vector<Cut> cuts_along(const std::vector<std::vector<Point>>& polygons, Box box);

// Marks at both ends of each cut, outside everything in `keep_clear` (bleeds, as polygons) and within `area`.
void draw_crop_marks(Drawing&, const std::vector<Cut>&, const std::vector<std::vector<Point>>& keep_clear,
                     Box area, const Theme&);

// Marks at each corner of each piece, in the gap between the bleeds: a strip that is cut out keeps the marks
// for the cuts across it.
void draw_corner_marks(Drawing&, const std::vector<std::vector<Point>>& trims, double bleed, double gap,
                       const Theme&);

// Marks of cuts on shelves: those from edge to edge of the block outside it; those across some shelves, and
// those of lower pieces, within the bleed (mm, of all pieces) at their ends, where a strip that is cut out
// roughly still shows them.
void draw_shelf_marks(Drawing&, const std::vector<Cut>&, const std::vector<std::vector<Point>>& bleeds,
                      Box block, Box area, double bleed, const Theme&);

// The line of a fold with what to do.
void draw_fold(Drawing&, Mirror, const Sheet&, const Theme&);

// The parts of a divided board in small, this one filled, from the top left corner of the box.
Size part_key_size(const BoardPart&, Box);
void draw_part_key(Drawing&, const BoardPart&, Box, const Theme&);

// One line of text at the left and a ruler of 100 mm at the right (of 50 mm or none where the strip is
// short).
void draw_strip(Drawing&, const std::string& text, Box strip, const Theme&);

}  // namespace trackwright
