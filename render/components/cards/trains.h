// Train cards: the name large at the top left, the price, the reach and what ends the train; the variant on
// the back.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component trains(const ComponentContext&);

// Cards sold separately from trains: ships, ferries.
Component ships(const ComponentContext&);

}  // namespace trackwright
