// Player aids: the steps of the rounds, phases, price moves and limits, one aid for each player. Half a page
// of A4 and Letter alike, or a whole one where the title has more to say.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component player_aids(const ComponentContext&);

}  // namespace trackwright
