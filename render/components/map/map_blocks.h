// What stands beside the hexes of a map that its title does not place: what has to be read, and places for
// cards. In the type of boards, on grounds of their own.
#pragma once

#include <vector>

#include "render/components/map/arrange.h"
#include "render/components/map/placed_panel.h"
#include "render/kit/component.h"

namespace trackwright {

// With the sizes that each may have, the most important first.
std::vector<MapBlock> map_blocks(const ComponentContext&);

Drawing map_block(const ComponentContext&, const PlacedPanel&);

}  // namespace trackwright
