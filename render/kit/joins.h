// Positions for splitting a board that is larger than a sheet.
#pragma once

#include <cstddef>
#include <vector>

#include "render/drawing/geometry.h"

namespace trackwright {

// The part of a board that fits on a sheet of A4, upright and lying, and the overlap of parts. Boards are
// laid out for this paper, whatever paper prints them (paper.h, split.cpp; map_places_test.cpp verifies that
// they agree).
namespace a4_part {
inline constexpr Size upright{197.3, 280.1};
inline constexpr Size lying{284.3, 193.1};
inline constexpr double shared = 10;
}  // namespace a4_part

// A span that a join should avoid, with its weight.
struct Span {
  double from = 0;
  double to = 0;
  double weight = 1;
};

// For spans that a join crosses only if there is no other way, whatever else it crosses.
inline constexpr double weight_of_never = 100;

// The number of parts of at most `room` (including overlap) that cover a length.
std::size_t part_count(double length, double room, double overlap);

// Returns the positions of joins that divide `length` into parts of at most `room` (including overlap). They
// cross as little as possible of the spans and are otherwise evenly spaced. The result includes 0 and length.
std::vector<double> joins(double length, double room, double overlap, const std::vector<Span>& keep_whole);

}  // namespace trackwright
