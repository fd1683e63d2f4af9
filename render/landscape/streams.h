// Streams: connect hexes with water terrain to their neighbours, down to the sea if it is near.
#pragma once

#include <vector>

#include "render/landscape/beyond.h"
#include "render/landscape/ground_plan.h"
#include "render/landscape/rivers.h"

namespace trackwright {

// The middle lines of the water. Empty for hexes without a continuation.
std::vector<Outline> streams(const GroundPlan&, const Grounds&, const std::vector<RiverCourse>&);

}  // namespace trackwright
