// The lie of the land below a map: how far each place is from the coast, how high it lies, and where streams
// run. The hexes say what is where, noise only how the line between them winds, so that a coast keeps to
// their sides by a few millimetres.
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
  bool sea = false;  // whether there is any water but streams
};

Lie lie_of_the_land(const GroundPlan&);

}  // namespace trackwright
