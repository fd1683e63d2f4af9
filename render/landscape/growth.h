// The positions of single signs of a landscape: trees, peaks, reeds. They are scattered with minimum
// distances, and never below text or symbols: hexes with prints other than terrain stay bare; other hexes
// keep their middle and the coordinate corner free.
#pragma once

#include <vector>

#include "render/landscape/ground_plan.h"
#include "render/landscape/lie.h"

namespace trackwright {

struct Growth {
  std::vector<Point> trees;
  std::vector<Point> peaks;  // midpoints of their feet, from north to south
  std::vector<Point> reeds;
};

// `clear`: boxes of the sheet to keep free.
Growth growth(const GroundPlan&, const Lie&, const std::vector<Box>& clear);

}  // namespace trackwright
