// The map in its current state, with the runs of a company drawn over it in different colours, and a table of
// their stops below.
#pragma once

#include <vector>

#include "engine/run/position.h"
#include "engine/run/routes.h"
#include "render/kit/component.h"

namespace trackwright {

Board runs_board(const ComponentContext&, const Position&, const std::vector<Run>&);

}  // namespace trackwright
