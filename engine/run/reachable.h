// Finds the stops that track leads to, whether or not a single run could use all of that track. Internal to
// the network.
#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "engine/run/moment.h"
#include "engine/title/map.h"

namespace trackwright {

// A stop: the hex as an index into Map::hexes(), and the index into the stops of its present tile.
using StopPlace = std::pair<std::uint32_t, std::uint8_t>;

// Calls `meet` for each stop found, possibly more than once; `meet` returns whether runs may continue beyond
// it. Travels each piece of track once in each direction, so it is fast on any board. Ignores lanes and
// gauges; does not travel kinds of track in `apart` (a bit set of Track). `tiles`: the visible tile of each
// hex, if the caller has it.
void spread(const Map&, const Position&, const std::vector<StopPlace>& from,
            const std::function<bool(StopPlace)>& meet, std::uint8_t apart = 0,
            const std::vector<const Tile*>* tiles = nullptr);

}  // namespace trackwright
