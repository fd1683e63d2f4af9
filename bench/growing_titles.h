// How the cost of a title grows with its size.
#pragma once

namespace trackwright {

// Prints a table: titles with more and more hexes, companies or tiles of a few forms, and the time to check
// them, to draw and write the map, and to make the whole kit.
void measure_growing_titles();

}  // namespace trackwright
