// Tables of the map along which a marker goes: rounds, phases, certificate limits. In the type of boards,
// each as high as it has to be at the width that it gets.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "render/drawing/drawing.h"
#include "render/kit/component.h"

namespace trackwright {

inline constexpr double marker_place = 13.4;  // mm: a circle for a marker of 12 mm

// Things one below another, in so many columns of the box from its top; each is drawn into a box and tells
// its height. Returns the height of all.
double in_columns(Box, int columns, std::size_t count, double gap,
                  const std::function<double(std::size_t, Box)>& draw);

// A place for a marker in each round of a turn: the stock round, as many operating rounds as there ever are,
// in the colour of the first phase that has so many, and the nationalization round where there is one.
struct RoundPlace {
  std::string text;
  Rgb colour;
};
std::vector<RoundPlace> round_places(const ComponentContext&);

// Each from the top left corner of the box; returns the height that it takes.
double board_heading(Drawing&, const ComponentContext&, const std::string&, Box);
double round_track(Drawing&, const ComponentContext&, Box);
// A place for the marker in each phase, and what holds there.
double phase_track(Drawing&, const ComponentContext&, Box, int columns);
// Players with cash and limits; a place for a marker above each limit where they go by something else, too.
double limit_track(Drawing&, const ComponentContext&, Box);

// In how many columns of the map's sheet the limits find room.
int limit_track_columns(const Title&);

}  // namespace trackwright
