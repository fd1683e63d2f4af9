// Map tables with places for a marker: rounds, phases, certificate limits. They use the type size of boards;
// their height depends on their width.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "render/drawing/drawing.h"
#include "render/kit/component.h"

namespace trackwright {

inline constexpr double marker_place = 13.4;  // mm: a circle for a marker of 12 mm

// Draws `count` items in columns from the top of the box. `draw` draws one item into a box and returns its
// height. Returns the total height.
double in_columns(Box, int columns, std::size_t count, double gap,
                  const std::function<double(std::size_t, Box)>& draw);

// A marker place for each round of a turn: the stock round, the largest number of operating rounds, each in
// the colour of the first phase that has it, and the nationalization round, if any.
struct RoundPlace {
  std::string text;
  Rgb colour;
};
std::vector<RoundPlace> round_places(const ComponentContext&);

// Each function draws from the top left corner of the box and returns the height used.
double board_heading(Drawing&, const ComponentContext&, const std::string&, Box);
double round_track(Drawing&, const ComponentContext&, Box);
// A marker place for each phase, with its rules.
double phase_track(Drawing&, const ComponentContext&, Box, int columns);
// Players with cash and limits; with a marker place above each limit if limits depend on another quantity
// too.
double limit_track(Drawing&, const ComponentContext&, Box);

// The number of columns of the map's sheet that the limits need.
int limit_track_columns(const Title&);

}  // namespace trackwright
