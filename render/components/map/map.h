// The map as one board: hexes with what is printed on them, barriers, coordinates on four sides, home tokens,
// and the panels beside the hexes.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "render/components/map/map_homes.h"
#include "render/components/map/map_layout.h"
#include "render/kit/component.h"

namespace trackwright {

Component map_board(const ComponentContext&);

// The same with other things in the slots than the homes of companies: by the id of the hex.
Board map_with(const ComponentContext&, const MapLayout&, std::map<std::string, HexMarks>);

}  // namespace trackwright
