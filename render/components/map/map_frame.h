// How far the frame of a map may reach, and where its sheets join. A map that needs so many sheets of A4 has
// more room than its hexes take: the frame grows into it, to one side or the other.
#pragma once

#include <cstddef>
#include <vector>

#include "render/drawing/geometry.h"
#include "render/kit/joins.h"

namespace trackwright {

inline constexpr double map_margin = 6;         // paper round the frame
inline constexpr double least_map_margin = 3;   // where joins would cross cities otherwise
inline constexpr double coordinate_band = 6.5;  // on all four sides of the field

// A block beside the hexes is so many columns wide.
inline constexpr double block_column = 70;  // mm; a card with room round it
inline constexpr double block_gap = 4;

struct MapFrame {
  Box field;                         // the ground inside the bands of coordinates
  std::size_t sheets = 1;            // of A4
  std::vector<double> seams_across;  // where parts join: x, and y in `seams_down`
  std::vector<double> seams_down;
};

// What a join should not cross, in the coordinates of the field.
struct Uncut {
  std::vector<Span> across;
  std::vector<Span> down;
};

// The field as it is, parted, with so much paper round its frame.
MapFrame parted(Box field, const Uncut&, double margin);

// Fields that hold this one on so many sheets, the smallest one first; none where it takes more.
std::vector<MapFrame> frames_on(std::size_t sheets, Box field, const Uncut&, double margin);

}  // namespace trackwright
