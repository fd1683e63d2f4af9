// What many ask of a tile.
#pragma once

#include <string>

#include "engine/tile/tile.h"

namespace trackwright {

bool has_stop(const Tile&, StopKind);

// Of an end of a line through a hex: 0 to 5, without its sign; 0 where it is no vertex.
int vertex_of(const std::string& end);

// The edges on the inner side of a line, a bit each: those between its lower vertex and its higher one.
// Vertex n lies between the edges n - 1 and n; the signs of the ends do not matter.
unsigned inner_edges(const Partition&);

}  // namespace trackwright
