// Cards placed in front of players: the priority deal, and a number for each seat.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component player_cards(const ComponentContext&);

}  // namespace trackwright
