// The lie of the land below a map: the distance of each place from the coast, its height, and the streams.
// The hexes determine the areas; noise only bends the lines between them, so a coast stays within a few
// millimetres of the hexes' sides.
#pragma once

#include <vector>

#include "render/drawing/drawing.h"
#include "render/landscape/grid.h"
#include "render/landscape/ground_plan.h"

namespace trackwright {

struct Lie {
  Grid inland;  // mm to the coast; negative at sea
  Grid height;  // 0 in plains, 1 at the middle of a mountain hex
  std::vector<Outline> streams;
  bool sea = false;  // there is water other than streams
};

Lie lie_of_the_land(const GroundPlan&);

}  // namespace trackwright
