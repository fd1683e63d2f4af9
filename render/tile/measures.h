// The lengths of tile parts: those of the theme, scaled to the size of the tile.
#pragma once

#include "render/drawing/theme.h"

namespace trackwright {

// All in mm for the current tile.
struct Measures {
  double scale = 1;         // 1 for a tile of 38.1 mm
  double track = 0;         // full track width
  double halo = 0;          // white edge on each side of track
  double lane = 0;          // distance between the middles of two parallel tracks
  double slot = 0;          // radius of a city slot, for cities with one or two
  double line = 0;          // black outline of cities, towns, boxes
  double bar_length = 0;    // town bar across the track
  double bar_width = 0;     // town bar along the track
  double dot = 0;           // radius of a town dot
  double revenue = 0;       // radius of a revenue circle
  double figures = 0;       // font size of revenue figures
  double label = 0;         // font size of letter labels
  double number = 0;        // font size of tile numbers
  double name = 0;          // font size of place names
  double value_height = 0;  // boxes of revenue by phase
  double terrain = 0;       // width of a terrain symbol
  double outline = 0;       // thin line round a hexagon
  double border = 0;        // thick line of a barrier
};

Measures measures(const Theme&, double size);

}  // namespace trackwright
