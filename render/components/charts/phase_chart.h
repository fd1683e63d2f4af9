// The phase chart as one board: a block for each phase with its rules, and below it a well for the cards of
// each of its trains.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component phase_board(const ComponentContext&);

}  // namespace trackwright
