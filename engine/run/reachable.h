// Stops that track leads to, whether or not one run could take all of that track. Internal to the network.
#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "engine/run/position.h"
#include "engine/title/map.h"

namespace trackwright {

// A stop: hex as an index into Map::hexes(), and index into the stops of the tile that lies there.
using StopPlace = std::pair<std::uint32_t, std::uint8_t>;

// Calls `meet` for each stop that is met, perhaps more than once; it says whether runs go on beyond. Each
// piece of track is travelled once each way, so this is quick on any board. Lanes and gauges are not looked
// at; kinds of track that are `apart` (a bit set of Track) are not travelled. `tiles`: what shows on each
// hex, where somebody keeps that.
void spread(const Map&, const Position&, const std::vector<StopPlace>& from,
            const std::function<bool(StopPlace)>& meet, std::uint8_t apart = 0,
            const std::vector<const Tile*>* tiles = nullptr);

}  // namespace trackwright
