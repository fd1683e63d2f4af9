// Line drawings of engines, from the first railways to the last trains of a game. Generated from a few
// measures each, in one ink on white, so that they print well with little ink.
#pragma once

#include <cstddef>

#include "render/drawing/drawing.h"

namespace trackwright {

// From a single driving axle to streamlined diesels.
inline constexpr std::size_t engine_eras = 6;

// The era of the train with this rank among `ranks` successive trains: the first train has the first era, the
// last train the last era.
std::size_t engine_era(std::size_t rank, std::size_t ranks);

// Its size in units of its own, which all engines share.
Size engine_room(std::size_t era);

// As large as the box allows, on its lower edge in the middle, on rails as long as the box.
Drawing engine(std::size_t era, Box, Rgb ink, Rgb ground);

// A line drawing of a coastal steamer, in the style of the engines (engine.h).

// Its size in units of its own.
Size vessel_room();

// As large as the box allows, on its lower edge in the middle, on water as long as the box.
Drawing vessel(Box, Rgb ink, Rgb ground);

}  // namespace trackwright
