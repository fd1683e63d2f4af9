// Places the stops of a tile, and so its track. The tile text may give the position (`loc`). Otherwise a city
// is in the middle, a town half way along its track, and several stops share the tile so that they keep clear
// of one another and of one another's track.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/tile/tile.h"
#include "render/drawing/shapes.h"
#include "render/tile/look.h"

namespace trackwright {

struct Disc {
  Point at;
  double radius = 0;
};

enum class StopForm { Slots, Bar, Dot, Hidden, Plain };  // Plain: an off-board; only its values are drawn

struct StopPlace {
  StopForm form = StopForm::Slots;
  Point at;
  double heading =
      0;  // direction of the track through it, degrees: bars stand across it, slots of a city in line with it
  double radius = 0;  // of a slot or dot
  std::vector<Point> slots;
  // The track on which the stop stands, and its position along it; the stop's two paths are the parts of this
  // track.
  std::optional<Curve> through;
  double along = 0;

  std::vector<Disc> discs(const Measures&) const;  // the ground that it covers
  std::vector<Point> box_corners() const;          // the slots that span its box, clockwise
};

struct TrackPlace {
  std::size_t path = 0;  // index into Tile::paths
  Curve curve;           // from the edge inwards, if one end is an edge
  double width = 0;
  bool tapered = false;  // off-board track: full width at the edge, a point at the end
};

struct StopPlan {
  std::vector<StopPlace> stops;    // parallel to Tile::stops
  std::vector<TrackPlace> tracks;  // parallel to Tile::paths
};

double track_width(const Path&, const Measures&);

StopPlan plan_stops(const Tile&, const Hexagon&, const Measures&);

}  // namespace trackwright
