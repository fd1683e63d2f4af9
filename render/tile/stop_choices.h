// The candidate spots of a stop, regardless of its neighbours.
#pragma once

#include <optional>
#include <vector>

#include "engine/tile/tile.h"
#include "render/drawing/shapes.h"
#include "render/tile/look.h"

namespace trackwright {

// One end of a stop's track: on an edge, or at another stop (or the junction).
struct StopEnd {
  std::size_t path = 0;
  End far;
  Lane lane;  // of an edge
};

struct StopChoice {
  Point at;
  double heading = 0;
  double cost = 0;  // how unusual the spot is; 0: the usual spot
  std::optional<Curve> through;
  double along = 0;
};

std::vector<StopEnd> stop_ends(const Tile&, std::size_t stop);

// Never empty.
std::vector<StopChoice> stop_choices(const Tile&, std::size_t stop, const Hexagon&, const Measures&);

// The position of a path end on an edge: the middle of the edge, or of its lane.
Point lane_point(const Hexagon&, Edge, Lane, const Measures&);
// The track between two edges.
Curve edge_to_edge(const Hexagon&, Edge a, Lane a_lane, Edge b, Lane b_lane, const Measures&);

}  // namespace trackwright
