// The map as one board: hexes with what is printed on them, barriers, coordinates on four sides, home tokens,
// and the panels beside the hexes.
#pragma once

#include "render/component.h"

namespace trackwright {

Component map_board(const ComponentContext&);

}  // namespace trackwright
