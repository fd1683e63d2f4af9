// Facts about tiles that many users need.
#pragma once

#include <string>

#include "engine/tile/tile.h"

namespace trackwright {

bool has_stop(const Tile&, StopKind);

// The vertex at the end of a line through a hex: 0 to 5, without its sign; 0 if it is not a vertex.
int vertex_of(const std::string& end);

// The edges on the inner side of a line, as a bit set: those between its lower and its higher vertex. Vertex
// n lies between the edges n - 1 and n; the signs of the ends are ignored.
unsigned inner_edges(const Partition&);

// The form of track at a given rotation: canonical_track (tile.h) without the search for a rotation.

// A text that is equal for two tiles exactly if they have the same stops (kind, slots) connected to the same
// edges in the same way. It ignores colour, revenue, labels and the order of parts.
std::string track_form(const Tile&);

}  // namespace trackwright
