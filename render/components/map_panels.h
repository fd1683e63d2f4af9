// The panels of a map: title block, tables of players and phases, round track, legend, notes.
#pragma once

#include "render/component.h"
#include "render/components/map_layout.h"

namespace trackwright {

Drawing map_panel(const ComponentContext&, const PlacedPanel&);

}  // namespace trackwright
