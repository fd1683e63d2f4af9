// Where a board that is larger than a sheet is parted.
#pragma once

#include <cstddef>
#include <vector>

namespace trackwright {

// What a join should rather not cross, and how much one would give for that.
struct Span {
  double from = 0;
  double to = 0;
  double weight = 1;
};

// In how many parts of at most `room` (overlap included) a length is divided.
std::size_t part_count(double length, double room, double overlap);

// Positions of the joins that divide `length` into parts of at most `room` (overlap included), crossing as
// little as possible of the spans and else evenly spaced; from 0 to length, both included.
std::vector<double> joins(double length, double room, double overlap, const std::vector<Span>& keep_whole);

}  // namespace trackwright
