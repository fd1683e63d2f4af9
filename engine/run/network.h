// The track of a laid map as one company sees it: stops, and the segments of track between them.
//
// A segment runs from one stop to the next over plain track, junctions included. Two pieces of track connect
// across a hexside where both hexes are on the map, the side is not impassable, lanes face each other and
// their gauges fit (broad with broad or dual, narrow with narrow or dual).
//
// What two runs may not share is numbered: a lane at a hexside, a path between two stops of one hex, and for
// a town of three or more exits that is printed at an edge, its arm away from that edge (so that 3-town-4 on
// a tile whose town sits at edge 0 is no way through). A junction is used once by a run, but by several runs;
// where it is free (RunRules::free_junctions) a run uses it again, and its arms to stops are numbered too.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/run/effort.h"
#include "engine/run/network_stops.h"
#include "engine/run/position.h"
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
  std::uint32_t twin = 0;      // the same track run the other way
  bool from_terminal = false;  // a run may only begin or end with this at `from`
  bool to_terminal = false;
  std::uint32_t crossings = 0;           // hexsides crossed
  std::uint8_t tracks = 0;               // kinds of track in it, bit = Track
  std::vector<std::uint16_t> resources;  // sorted; shared with no other run
  std::vector<std::uint16_t> junctions;  // sorted; used once by a run
  std::vector<TravelledPiece> pieces;    // in order of travel
};

// A path of a laid tile, in its hex.
struct TrackPiece {
  std::uint32_t hex = 0;
  std::uint16_t path = 0;  // index into the paths of the tile that lies there
};

struct NetworkOptions {
  // Companies whose tokens do not block some train: the network reaches beyond them.
  std::vector<std::string> open_to;
  // Those in force: what they say of junctions, hexes with several stops, and of who passes full cities.
  const RunRules* rules = nullptr;
  // Beyond this `complete` is false: such boards have more segments than a search by runs gets through.
  std::uint32_t max_segments = 20000;
  Effort* effort = nullptr;  // each piece of track followed is a step; where it ends `complete` is false
};

struct Network {
  std::vector<NetworkStop> stops;
  std::vector<TrackPiece> pieces;  // of the hexes that track leads to
  std::vector<TrackSegment> segments;
  std::vector<std::vector<std::uint32_t>> leaving;  // segment numbers by stop
  std::uint32_t resource_count = 0;
  std::uint32_t junction_count = 0;
  std::uint16_t group_count = 0;
  bool complete = true;  // false: segments are missing; `stops` are all that can be reached, or more
};

// Stops reachable from the company's tokens, and the segments between them.
Network build_network(const Map&, const Roster&, const Position&, const NetworkOptions& = {});

// "G12:3-c0", "G12:5.21-j": a piece in the notation of positions, travelled from a to b or the other way.
std::string piece_text(const Map&, const Position&, const TrackPiece&, bool reversed);

}  // namespace trackwright
