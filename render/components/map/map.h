// The map as one board: hexes with their prints, barriers, coordinates on four sides, home tokens, and the
// panels beside the hexes.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "render/components/map/map_homes.h"
#include "render/components/map/map_layout.h"
#include "render/kit/component.h"

namespace trackwright {

Component map_board(const ComponentContext&);

// The same map with other contents of slots than home tokens, by hex id.
Board map_with(const ComponentContext&, const MapLayout&, std::map<std::string, HexMarks>);

}  // namespace trackwright
