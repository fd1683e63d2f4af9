#include <algorithm>

#include "engine/tile/tile_facts.h"

namespace trackwright {

bool has_stop(const Tile& tile, StopKind kind) {
  return std::ranges::find(tile.stops, kind, &Stop::kind) != tile.stops.end();
}

int vertex_of(const std::string& end) {
  return !end.empty() && end[0] >= '0' && end[0] <= '5' ? end[0] - '0' : 0;
}

unsigned inner_edges(const Partition& line) {
  const auto [lower, higher] = std::minmax({vertex_of(line.a), vertex_of(line.b)});
  unsigned edges = 0;
  for (int edge = lower; edge < higher; ++edge) edges |= 1U << static_cast<unsigned>(edge);
  return edges;
}

}  // namespace trackwright
