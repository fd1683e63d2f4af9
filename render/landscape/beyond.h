// What is land and what is sea, hex by hex, where the map has hexes and where it has none. Told by what the
// map says: blue hexes, ports, lakes and closed blue sides speak for the sea beyond them, stations beyond the
// border, mountains and plain hexes for land. Where nothing speaks for the sea, there is none.
#pragma once

#include <map>

#include "engine/title/map.h"
#include "render/drawing/shapes.h"

namespace trackwright {

enum class Ground { Land, Sea };

// Of each hex of the grid whose centre lies in the box, of the map or not.
using Grounds = std::map<Coordinate, Ground>;

// `origin`: of the hex with the coordinates (0, 0).
Grounds grounds(const Map&, const Hexagon&, Point origin, Box);

}  // namespace trackwright
