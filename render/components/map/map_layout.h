// The plan of the map's sheet: where hexes, coordinates and panels go. Millimetres from the top left corner.
#pragma once

#include <vector>

#include "engine/title/map.h"
#include "render/components/map/placed_panel.h"
#include "render/drawing/shapes.h"
#include "render/kit/component.h"

namespace trackwright {

struct MapLayout {
  Hexagon hexagon;
  Point origin;     // the centre of the hex with the coordinates (0, 0)
  Box hexes;        // round all hexes
  Box field;        // the ground inside the bands of coordinates
  double band = 0;  // width of a band of coordinates
  Size size;        // of the sheet
  std::vector<PlacedPanel> panels;
  std::vector<Panel> left_out;  // that found no room

  Point centre(Coordinate) const;
};

// What a join of the map's parts should not cross of a hex with a stop or a name, about its centre.
Box kept_of_a_hex(const Hexagon&);

// The circles of a hex's cities, one box a city, about its centre: what a join never crosses where there is
// another way.
std::vector<Box> cities_of(const Hex&, const Hexagon&, const Theme&);

// Panels as the title places them. What it does not place lies where the hexes leave room, in a frame that
// grows as far as the map's sheets of A4 reach anyway, and by a sheet only for what has to be read. Where
// joins would cross cities, there is less paper round the frame, and hexes are smaller by as much as the
// options allow.
MapLayout lay_out_map(const ComponentContext&);

}  // namespace trackwright
