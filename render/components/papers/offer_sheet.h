// The offer sheet: the lots sold before the game, with room for each player's bids.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component offer_sheet(const ComponentContext&);

}  // namespace trackwright
