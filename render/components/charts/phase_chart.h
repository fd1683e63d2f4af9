// The phase chart as one board: a block for each phase with what holds in it, and under it a well for the
// cards of each train that comes with it.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component phase_board(const ComponentContext&);

}  // namespace trackwright
