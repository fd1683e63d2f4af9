// Markers: the round, the phase, and the revenue of each company that runs trains.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component markers(const ComponentContext&);

}  // namespace trackwright
