// The track of a laid map for one company: stops, and the segments of track between them.
//
// A segment runs from one stop to the next over plain track, junctions included. Two pieces of track connect
// across a hexside if both hexes are on the map, the side is not impassable, the lanes face each other and
// the gauges fit (broad with broad or dual, narrow with narrow or dual).
//
// Track that two runs may not share is numbered: a lane at a hexside, and a path between two stops of one
// hex. For a town of three or more exits printed at an edge, its arm away from that edge is numbered too (so
// 3-town-4 on a tile with its town at edge 0 is not a way through). A run uses a junction once, but several
// runs may use it. If junctions are free (RunRules::free_junctions), a run may use one again, and its arms to
// stops are numbered too.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/run/effort.h"
#include "engine/run/moment.h"
#include "engine/run/network_stops.h"
#include "engine/run/track_link.h"
#include "engine/title/map.h"
#include "engine/title/title.h"

namespace trackwright {

struct TravelledPiece {
  std::uint32_t piece = 0;  // index into Network::pieces
  bool reversed = false;    // from b to a
};

// One directed way out of a stop.
struct TrackSegment {
  std::uint32_t from = 0;  // stop numbers
  std::uint32_t to = 0;
  std::uint32_t twin = 0;      // the same track in the other direction
  bool from_terminal = false;  // a run may only begin or end with this segment at `from`
  bool to_terminal = false;
  std::uint32_t crossings = 0;           // hexsides crossed
  std::uint8_t tracks = 0;               // kinds of track in it, bit = Track
  std::vector<std::uint16_t> resources;  // sorted; only one run may use each
  std::vector<std::uint16_t> junctions;  // sorted; a run uses each once
  std::vector<TravelledPiece> pieces;    // in order of travel
};

// A path of a laid tile, with its hex.
struct TrackPiece {
  std::uint32_t hex = 0;
  std::uint16_t path = 0;  // index into the paths of the present tile
};

struct NetworkOptions {
  // Companies whose tokens do not block some train: the network extends beyond them.
  std::vector<std::string> open_to;
  // The rules in force: the network uses those about junctions, hexes with several stops, and passing full
  // cities.
  const RunRules* rules = nullptr;
  // With more segments `complete` is false: the search by runs cannot process such boards.
  std::uint32_t max_segments = 20000;
  Effort* effort = nullptr;  // counts a step for each piece of track; when it is spent, `complete` is false
};

struct Network {
  std::vector<NetworkStop> stops;
  std::vector<TrackPiece> pieces;  // of the hexes that the track reaches
  std::vector<TrackSegment> segments;
  std::vector<std::vector<std::uint32_t>> leaving;  // segment numbers by stop
  std::uint32_t resource_count = 0;
  std::uint32_t junction_count = 0;
  std::uint16_t group_count = 0;
  bool complete = true;  // false: segments are missing; `stops` contains at least all reachable stops
};

// Returns the stops reachable from the company's tokens, and the segments between them.
Network build_network(const Map&, const Roster&, const Position&, const NetworkOptions& = {});

// Returns "G12:3-c0" or "G12:5.21-j": a piece in the notation of positions, in the direction of travel.
std::string piece_text(const Map&, const Position&, const TrackPiece&, bool reversed);

}  // namespace trackwright
