// The layout of the map's sheet: the positions of hexes, coordinates and panels, in millimetres from the top
// left corner.
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
  Box hexes;        // bounding box of all hexes
  Box field;        // the ground inside the bands of coordinates
  double band = 0;  // width of a band of coordinates
  Size size;        // of the sheet
  std::vector<PlacedPanel> panels;
  std::vector<Panel> left_out;  // panels without room

  Point centre(Coordinate) const;
};

// The area of a hex with a stop or a name that joins should avoid, relative to its centre.
Box kept_of_a_hex(const Hexagon&);

// The circles of a hex's cities, one box per city, relative to its centre. Joins cross them only if there is
// no other way.
std::vector<Box> cities_of(const Hex&, const Hexagon&, const Theme&);

// Places panels as the title defines. Other blocks use the room beside the hexes. The frame grows up to the
// edge of the map's sheets of A4, and by another sheet only for required information. If joins would cross
// cities, the margin shrinks, and hexes shrink as far as the options allow.
MapLayout lay_out_map(const ComponentContext&);

}  // namespace trackwright
