// Water that divides hexes: the lines of partitions, joined from hex to hex to one winding river.
#pragma once

#include <vector>

#include "render/landscape/ground_plan.h"

namespace trackwright {

// Of the river's middle, from rim to rim of the hexes that it runs through; smooth.
using RiverCourse = std::vector<Point>;

std::vector<RiverCourse> rivers(const GroundPlan&);
Outline outline_of(const RiverCourse&);

}  // namespace trackwright
