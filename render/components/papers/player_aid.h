// Player aids: the steps of the rounds, phases, price moves and limits, one per player. Half a page of A4 and
// Letter alike, or a whole page if the title needs more text.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component player_aids(const ComponentContext&);

}  // namespace trackwright
