// The panels of a map: title block, tables of players and phases, round track, legend, notes.
#pragma once

#include "render/components/map/map_layout.h"
#include "render/kit/component.h"

namespace trackwright {

Drawing map_panel(const ComponentContext&, const PlacedPanel&);

}  // namespace trackwright
