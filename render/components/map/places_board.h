// A board beside the map for places of cards that have no room on the map.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component places_board(const ComponentContext&);

}  // namespace trackwright
