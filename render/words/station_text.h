// Where a station stands, in the words of the map: its place, its hex, and which city where the hex has
// several.
#pragma once

#include <string>
#include <vector>

#include "engine/title/companies.h"
#include "engine/title/map.h"

namespace trackwright {

// "Stockholm NW": the name of the hex and, where it has several cities, the side on which this one's track
// leaves. Empty where the hex has no name.
std::string place_name(const Map&, const Station&);

// "Oslo D7", or "D7" where the hex has no name.
std::string place_words(const Map&, const std::string& hex);

// "Oslo D7, Bergen C26 and D8".
std::string listed_places(const Map&, const std::vector<std::string>& hexes);

// "NW" for the edge of a layout; halves lie between two edges.
std::string compass(double edge, Orientation);

}  // namespace trackwright
