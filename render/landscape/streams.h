// Streams: hexes whose terrain is water are joined with those beside them, down to the sea where it is near.
#pragma once

#include <vector>

#include "render/landscape/beyond.h"
#include "render/landscape/ground_plan.h"
#include "render/landscape/rivers.h"

namespace trackwright {

// Lines along the middle of the water. None where nothing leads on from a hex.
std::vector<Outline> streams(const GroundPlan&, const Grounds&, const std::vector<RiverCourse>&);

}  // namespace trackwright
