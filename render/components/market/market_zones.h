// How the zones of a market look: in the colour that the title says, else in the one that players know the
// zone by, else in the next that is free; and with a pattern where some eye would take two of them for one.
#pragma once

#include <string>
#include <vector>

#include "engine/title/market.h"
#include "render/drawing/theme.h"

namespace trackwright {

struct ZoneLook {
  Rgb colour;
  std::string pattern;  // as the theme's patterns; empty: none
};

// Of each zone, in their order.
std::vector<ZoneLook> zone_looks(const Market&, const Theme&);

// Two cells side by side are taken for one another below this (CIEDE2000, the least of all kinds of sight but
// black and white), as pieces across a table are.
inline constexpr double zones_alike_below = 10;

}  // namespace trackwright
