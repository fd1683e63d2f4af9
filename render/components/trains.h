// Train cards: the name large at the top left, price, how it runs and what ends it; the variant on the back.
#pragma once

#include "render/component.h"

namespace trackwright {

Component trains(const ComponentContext&);

}  // namespace trackwright
