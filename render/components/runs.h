// The map as it lies, with the runs of a company drawn over it, each in its own colour, and a table of their
// stops below: for people who would rather look than read.
#pragma once

#include <vector>

#include "engine/position.h"
#include "engine/routes.h"
#include "render/component.h"

namespace trackwright {

Board runs_board(const ComponentContext&, const Position&, const std::vector<Run>&);

}  // namespace trackwright
