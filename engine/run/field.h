// The laid map as the sweep sees it: for each hex the ways through it, and which exits face one another.
//
// A way is what one run uses of a hex in a row: from an exit or a stop, over the hex's track and stops, to an
// exit or a stop. A run is a chain of ways that begins and ends at stops; two ways of one run in one hex
// share no stop, and go over its junction once unless junctions are free. A way without steps is a run that
// stays in one city. Ways that lead nowhere, or to no token of the company, are
// left out.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/run/network.h"
#include "engine/run/plan.h"
#include "engine/run/position.h"
#include "engine/title/map.h"

namespace trackwright {

// Track that ends at a hexside, as the other side sees it.
struct FieldExit {
  Edge edge;
  Lane lane;
  Track track = Track::Broad;
  std::uint32_t beyond = 0;           // the hex it faces, as an index into Field::hexes
  std::vector<std::uint32_t> facing;  // exits of that hex that go on from here; none: the track ends
};

struct FieldStep {
  std::uint16_t path = 0;  // index into the paths of the tile
  bool reversed = false;
};

struct FieldWay {
  std::optional<std::uint32_t> first;  // exit; none: a run begins or ends at the stop there
  std::optional<std::uint32_t> last;
  std::vector<FieldStep> steps;
  std::vector<std::uint32_t> stops;  // numbers in Network::stops, in order of travel
  std::uint64_t track = 0;           // bits of what no two runs share
  std::uint64_t visits = 0;          // bits of the tile's stops
  bool junction = false;
  std::uint8_t kinds = 0;  // of track, bit = Track
};

struct FieldHex {
  std::uint32_t hex = 0;  // index into Map::hexes()
  std::vector<FieldExit> exits;
  std::vector<FieldWay> ways;
};

struct Field {
  std::vector<FieldHex> hexes;
  bool whole = true;  // false: some tile has more track than fits; runs are missing
};

// Whether a train of this plan may use the way.
bool usable(const Plan&, const FieldWay&);

// Network: all stops that can be reached are known; its segments are not needed. Rules: those in force.
Field make_field(const Map&, const Position&, const Network&, const std::vector<TrainClass>&,
                 const RunRules&);

}  // namespace trackwright
