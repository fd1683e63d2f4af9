// Where a board that is larger than a sheet is parted.
#pragma once

#include <cstddef>
#include <vector>

#include "render/drawing/geometry.h"

namespace trackwright {

// What a sheet of A4 shows of a board, upright and lying, and what its parts share: the paper for which
// boards are laid out, whatever they are printed on (paper.h, split.cpp; map_places_test.cpp holds that they
// agree).
namespace a4_part {
inline constexpr Size upright{197.3, 280.1};
inline constexpr Size lying{284.3, 193.1};
inline constexpr double shared = 10;
}  // namespace a4_part

// What a join should rather not cross, and how much one would give for that.
struct Span {
  double from = 0;
  double to = 0;
  double weight = 1;
};

// Of what a join crosses only where there is no other way, whatever else is crossed instead.
inline constexpr double weight_of_never = 100;

// In how many parts of at most `room` (overlap included) a length is divided.
std::size_t part_count(double length, double room, double overlap);

// Positions of the joins that divide `length` into parts of at most `room` (overlap included), crossing as
// little as possible of the spans and else evenly spaced; from 0 to length, both included.
std::vector<double> joins(double length, double room, double overlap, const std::vector<Span>& keep_whole);

}  // namespace trackwright
