// Rivers between hexes: the lines of partitions, joined from hex to hex to one winding river.
#pragma once

#include <vector>

#include "render/landscape/ground_plan.h"

namespace trackwright {

// The middle line of a river, from rim to rim of its hexes; smooth.
using RiverCourse = std::vector<Point>;

std::vector<RiverCourse> rivers(const GroundPlan&);
Outline outline_of(const RiverCourse&);

}  // namespace trackwright
