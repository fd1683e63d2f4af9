// Line drawings of engines, from the first of the railways to the last of a game. Drawn by rule from a few
// measures each, in one ink on white, so that they print well with little of it.
#pragma once

#include <cstddef>

#include "render/drawing/drawing.h"

namespace trackwright {

// From a single driving axle to streamlined diesels.
inline constexpr std::size_t engine_eras = 6;

// The era of the train of this rank among so many that come one after the other: the first has the first, the
// last the last.
std::size_t engine_era(std::size_t rank, std::size_t ranks);

// What it takes in units of its own, of which all engines have the same.
Size engine_room(std::size_t era);

// As large as the box holds it, standing on its lower edge in the middle, on rails as long as the box.
Drawing engine(std::size_t era, Box, Rgb ink, Rgb ground);

}  // namespace trackwright
