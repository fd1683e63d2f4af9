// The laid map as the sweep uses it: the ways through each hex, and the exits that face each other.
//
// A way is the part of a run within one hex: from an exit or a stop, over track and stops of the hex, to an
// exit or a stop. A run is a chain of ways that begins and ends at stops. Two ways of one run in one hex
// share no stop, and use its junction once unless junctions are free. A way without steps is a run within one
// city. Ways that lead nowhere, or to no token of the company, are left out.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/run/moment.h"
#include "engine/run/network.h"
#include "engine/run/plan.h"
#include "engine/title/map.h"

namespace trackwright {

// Track that ends at a hexside, as the neighbouring hex uses it.
struct FieldExit {
  Edge edge;
  Lane lane;
  Track track = Track::Broad;
  std::uint32_t beyond = 0;           // the neighbouring hex, as an index into Field::hexes
  std::vector<std::uint32_t> facing;  // exits of that hex that continue from here; empty: the track ends
};

struct FieldStep {
  std::uint16_t path = 0;  // index into the paths of the tile
  bool reversed = false;
};

struct FieldWay {
  std::optional<std::uint32_t> first;  // exit; empty: a run begins or ends at the stop there
  std::optional<std::uint32_t> last;
  std::vector<FieldStep> steps;
  std::vector<std::uint32_t> stops;  // numbers in Network::stops, in order of travel
  std::uint64_t track = 0;           // bits of track that runs cannot share
  std::uint64_t visits = 0;          // bits of the stops of the tile
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
  bool whole = true;  // false: some tile has too much track; runs are missing
};

// Whether a train of this plan may use the way.
bool usable(const Plan&, const FieldWay&);

// Network: must contain all reachable stops; its segments are not used. Rules: those in force.
Field make_field(const Map&, const Position&, const Network&, const std::vector<TrainClass>&,
                 const RunRules&);

}  // namespace trackwright
