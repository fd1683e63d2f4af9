// Basic rules for connecting track, shared by the network and by judging.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/run/moment.h"
#include "engine/tile/tile.h"
#include "engine/title/map.h"

namespace trackwright {

// The present tile of a hex: laid or pre-printed.
const Tile& tile_at(const Position&, const Hex&);

// Whether lanes at the two sides of a hexside meet. With unequal widths the narrow one is in the middle of
// the wide one.
bool lanes_face(Lane here, Lane there);

// Broad fits broad, narrow fits narrow, dual fits any.
bool gauges_fit(Track a, Track b);

// The edge at which a town of three or more exits is printed, if any: its arms to other edges share one lane
// through the town.
std::optional<Edge> town_edge(const Tile&, std::uint8_t part);

// The tokens in a city. `full`: no slot is free. `neutral`: a neutral token opens it to all. `open`: a token
// of one of `open_to` opens it.
struct Occupancy {
  std::vector<std::string_view> owners;  // names as in the position
  bool full = false;
  bool neutral = false;
  bool open = false;
};
Occupancy occupancy(const Map&, const Position&, std::uint32_t hex, const std::string& node, int slots,
                    const std::vector<std::string>& open_to);

}  // namespace trackwright
