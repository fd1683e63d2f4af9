// Where single signs of a landscape stand: trees, peaks, reeds. Scattered, at no place near another, and
// nowhere below what a player reads: hexes in which anything but terrain is printed stay bare, others keep
// their middle and the corner of their coordinate free.
#pragma once

#include <vector>

#include "render/landscape/ground_plan.h"
#include "render/landscape/lie.h"

namespace trackwright {

struct Growth {
  std::vector<Point> trees;
  std::vector<Point> peaks;  // the middles of their feet, from north to south
  std::vector<Point> reeds;
};

// `clear`: boxes of the sheet that stay bare.
Growth growth(const GroundPlan&, const Lie&, const std::vector<Box>& clear);

}  // namespace trackwright
