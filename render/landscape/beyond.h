// Divides the sheet into land and sea, by hex, inside and outside the map. Derived from the map: blue hexes,
// ports, lakes and closed blue sides indicate sea beyond them; stations beyond the border, mountains and
// plain hexes indicate land. Without any indication of sea there is none.
#pragma once

#include <map>

#include "engine/title/map.h"
#include "render/drawing/shapes.h"

namespace trackwright {

enum class Ground { Land, Sea };

// For each hex of the grid whose centre is in the box, on the map or not.
using Grounds = std::map<Coordinate, Ground>;

// `origin`: centre of the hex (0, 0).
Grounds grounds(const Map&, const Hexagon&, Point origin, Box);

}  // namespace trackwright
