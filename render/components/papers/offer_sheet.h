// The offer sheet: what is sold before the game, lot by lot, with room for each player's bids.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component offer_sheet(const ComponentContext&);

}  // namespace trackwright
