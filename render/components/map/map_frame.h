// The limits of a map's frame, and the joins of its sheets. If a map needs several sheets of A4, it has more
// room than its hexes need, and the frame extends into this room on either side.
#pragma once

#include <cstddef>
#include <vector>

#include "render/drawing/geometry.h"
#include "render/kit/joins.h"

namespace trackwright {

inline constexpr double map_margin = 6;         // paper around the frame
inline constexpr double least_map_margin = 3;   // if joins would otherwise cross cities
inline constexpr double coordinate_band = 6.5;  // on all four sides of the field

// The width of a block is a number of columns.
inline constexpr double block_column = 70;  // mm; a card with room around it
inline constexpr double block_gap = 4;

struct MapFrame {
  Box field;                         // the ground inside the bands of coordinates
  std::size_t sheets = 1;            // of A4
  std::vector<double> seams_across;  // joins of parts: x; `seams_down` has y
  std::vector<double> seams_down;
};

// Areas that a join should avoid, in the coordinates of the field.
struct Uncut {
  std::vector<Span> across;
  std::vector<Span> down;
};

// The unchanged field, split into parts, with this margin of paper around its frame.
MapFrame parted(Box field, const Uncut&, double margin);

// Fields on this number of sheets that contain the given one, smallest first; empty if it needs more sheets.
std::vector<MapFrame> frames_on(std::size_t sheets, Box field, const Uncut&, double margin);

}  // namespace trackwright
