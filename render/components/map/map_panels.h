// The map panels placed by the title: title block, tables of players and phases, round track, legend, notes.
// map_blocks.h lays out the rest.
#pragma once

#include "render/components/map/placed_panel.h"
#include "render/kit/component.h"

namespace trackwright {

Drawing map_panel(const ComponentContext&, const PlacedPanel&);

}  // namespace trackwright
