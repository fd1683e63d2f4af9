// The map as it lies, with the runs of a company drawn over it, each in its own colour, and a table of their
// stops below: for people who would rather look than read.
#pragma once

#include <vector>

#include "engine/run/position.h"
#include "engine/run/routes.h"
#include "render/kit/component.h"

namespace trackwright {

Board runs_board(const ComponentContext&, const Position&, const std::vector<Run>&);

}  // namespace trackwright
