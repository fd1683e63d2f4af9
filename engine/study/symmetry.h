// The symmetry of a map: turns and reflections that map its hexes to one another.
#pragma once

#include <string>
#include <vector>

#include "engine/title/map.h"

namespace trackwright {

struct Symmetry {
  std::string turn;  // "turn by 180", "mirror 2"
  int hexes = 0;     // whose image is on the map
  int alike = 0;     // of these: the image has the same stops and terrain
};

// The best image for each turn by a multiple of 60 degrees and each of six reflections; most hexes alike
// first. Hexes that are alike have the same number and kind of stops, and the same cost of terrain.
std::vector<Symmetry> symmetries_of(const Map&);

}  // namespace trackwright
