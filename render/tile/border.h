// Draws barriers on hexsides and partitions through a hex.
#pragma once

#include <vector>

#include "engine/tile/tile.h"
#include "render/drawing/drawing.h"
#include "render/drawing/shapes.h"
#include "render/drawing/theme.h"
#include "render/tile/look.h"
#include "render/tile/stop_plan.h"

namespace trackwright {

// A line along the side, with its price if it has one.
Drawing border(const Border&, const Hexagon&, const Measures&, const Theme&);
// The radius of the price circle in the middle of the side.
double price_radius(const Measures&);
// The course of a partition of the tile, from rim to rim: straight, or around the stops that its `restrict`
// puts on one bank. Stops with a given position (`loc`) stay there.
std::vector<Point> partition_course(const Partition&, const Tile&, const StopPlan&, const Hexagon&,
                                    const Measures&);
// The width of a river between its banks; closed sides look different.
double river_width(const Measures&);
Drawing river(const Outline& course, const Measures&, const Theme&);
Drawing partition(const Partition&, const Tile&, const StopPlan&, const Hexagon&, const Measures&,
                  const Theme&);

}  // namespace trackwright
