// What is printed round the pieces: crop marks, the strip that says which sheet this is, and a ruler to see
// whether the printer scaled it.
#pragma once

#include <string>
#include <vector>

#include "render/drawing.h"
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

// One line of text at the left and a ruler of 100 mm at the right (of 50 mm or none where the strip is
// short).
void draw_strip(Drawing&, const std::string& text, Box strip, const Theme&);

}  // namespace trackwright
