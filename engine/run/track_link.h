// Small rules of how track joins, shared by the network and by the judging of single runs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/run/position.h"
#include "engine/tile/tile.h"
#include "engine/title/map.h"

namespace trackwright {

// The tile that lies in a hex: laid, or the pre-print.
const Tile& tile_at(const Position&, const Hex&);

// Lanes at the two sides of one hexside. Of unequal widths the narrow one lies in the middle of the wide one.
bool lanes_face(Lane here, Lane there);

// Broad with broad, narrow with narrow, dual with any.
bool gauges_fit(Track a, Track b);

// The edge at which a town of three or more exits is printed, where it is printed at one: its arms to other
// edges share one lane through the town.
std::optional<Edge> town_edge(const Tile&, std::uint8_t part);

// Who has tokens in a city. `full`: no slot is free. `neutral`: a neutral token opens it to all. `open`: a
// token of one of `open_to` does.
struct Occupancy {
  std::vector<std::string_view> owners;  // in the words of the position
  bool full = false;
  bool neutral = false;
  bool open = false;
};
Occupancy occupancy(const Map&, const Position&, std::uint32_t hex, const std::string& node, int slots,
                    const std::vector<std::string>& open_to);

}  // namespace trackwright
