// Train cards: the name large at the top left, price, how it runs and what ends it; the variant on the back.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component trains(const ComponentContext&);

// Those that are sold beside the trains: ships, ferries.
Component ships(const ComponentContext&);

}  // namespace trackwright
