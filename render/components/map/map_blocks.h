// The blocks beside the hexes of a map that its title does not place: required information, and places for
// cards. They use the type size of boards and have their own ground.
#pragma once

#include <vector>

#include "render/components/map/arrange.h"
#include "render/components/map/placed_panel.h"
#include "render/kit/component.h"

namespace trackwright {

// Returns the blocks with their possible sizes, most important first.
std::vector<MapBlock> map_blocks(const ComponentContext&);

Drawing map_block(const ComponentContext&, const PlacedPanel&);

}  // namespace trackwright
