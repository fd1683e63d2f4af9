// The curves along which 18xx-maker draws track.
//
// Side 1 is the bottom of a flat hex and the left of a pointy hex; sides count clockwise. Angles count from
// the bottom, in degrees clockwise, and `percent` is the distance from the centre in apothems.
#pragma once

#include <optional>
#include <string_view>

#include "designer/format/text/tree.h"
#include "engine/tile/hex.h"

namespace trackwright::maker {

// The position of sides: those of tiles and of flat hexes, or of hexes on a pointy map.
struct Sides {
  bool pointy = false;
  Edge edge(int side) const { return Edge(side - (pointy ? 0 : 1)); }
  int side(Edge edge) const { return pointy && edge.index() == 0 ? 6 : edge.index() + (pointy ? 0 : 1); }
  double angle(Edge edge) const { return edge.index() * 60 + (pointy ? 30 : 0); }
};

// In apothems from the centre of the hex, x to the right and y down.
struct Spot {
  double x = 0;
  double y = 0;
};
Spot spot_at(double angle, double percent);
double between(Spot, Spot);

// Track from an edge: `turn` edges further to another edge, or half of that way. A turn of 0 leads to the
// centre.
struct TrackCurve {
  Edge from;
  int turn = 0;
  bool whole = false;
  bool bypass = false;  // passes no stop
  bool stub = false;
};

// Nullopt for track without a known edge.
std::optional<TrackCurve> curve_of(const Node& track, Sides);

// The point of the whole curve at `t` from 0 to 1; for a turn of 0, from the edge to the centre.
Spot point_of(const TrackCurve&, double t, Sides);

// The nearest approach of the drawn part of the curve to a spot.
struct Approach {
  double distance = 0;
  double t = 0;
};
Approach approach(const TrackCurve&, Spot, Sides);

}  // namespace trackwright::maker
