// The panels of a map that its title places: title block, tables of players and phases, round track, legend,
// notes. What the title does not place is laid out as blocks (map_blocks.h).
#pragma once

#include "render/components/map/placed_panel.h"
#include "render/kit/component.h"

namespace trackwright {

Drawing map_panel(const ComponentContext&, const PlacedPanel&);

}  // namespace trackwright
