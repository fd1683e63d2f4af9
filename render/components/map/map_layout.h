// The plan of the map's sheet: where hexes, coordinates and panels go. Millimetres from the top left corner.
#pragma once

#include <vector>

#include "engine/title/map.h"
#include "render/drawing/shapes.h"

namespace trackwright {

struct PlacedPanel {
  Panel panel;
  Box box;
};

struct MapLayout {
  Hexagon hexagon;
  Point origin;     // the centre of the hex with the coordinates (0, 0)
  Box hexes;        // round all hexes
  Box field;        // the ground inside the bands of coordinates
  double band = 0;  // width of a band of coordinates
  Size size;        // of the sheet
  std::vector<PlacedPanel> panels;

  Point centre(Coordinate) const;
};

// Panels without a place of their own are lined up below the map.
MapLayout lay_out_map(const Map&, double hex_size);

}  // namespace trackwright
