// The places of cards that the map has no room for, on a board of their own to lie beside it.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component places_board(const ComponentContext&);

}  // namespace trackwright
