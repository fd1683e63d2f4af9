// The location of a station in the terms of the map: its place, its hex, and its city if the hex has several.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/title/companies.h"
#include "engine/title/map.h"

namespace trackwright {

// "Stockholm NW": the name of the hex and, if it has several cities, the side where this city's track leaves.
// Empty if the hex has no name.
std::string place_name(const Map&, const Station&);

// "Oslo D7", or "D7" if the hex has no name.
std::string place_words(const Map&, const std::string& hex);

// "Oslo D7, Bergen C26 and D8"; `last` replaces "and".
std::string listed_places(const Map&, const std::vector<std::string>& hexes, std::string_view last = "and");

// "NW" for an edge of a layout; halves are between two edges.
std::string compass(double edge, Orientation);

}  // namespace trackwright
