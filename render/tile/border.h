// Barriers on hexsides and partitions through a hex.
#pragma once

#include <vector>

#include "engine/tile/tile.h"
#include "render/drawing/drawing.h"
#include "render/drawing/shapes.h"
#include "render/drawing/theme.h"
#include "render/tile/measures.h"
#include "render/tile/stop_plan.h"

namespace trackwright {

// A line along the side, with its price where it has one.
Drawing border(const Border&, const Hexagon&, const Measures&, const Theme&);
// Of the circle with the price, in the middle of the side.
double price_radius(const Measures&);
// Of a partition of the tile, from rim to rim: straight, or around the stops that its `restrict` says to be
// on one bank; those with a place of their own (`loc`) are where they are.
std::vector<Point> partition_course(const Partition&, const Tile&, const StopPlan&, const Hexagon&,
                                    const Measures&);
// A river between its banks: no closed side looks like it.
double river_width(const Measures&);
Drawing river(const Outline& course, const Measures&, const Theme&);
Drawing partition(const Partition&, const Tile&, const StopPlan&, const Hexagon&, const Measures&,
                  const Theme&);

}  // namespace trackwright
