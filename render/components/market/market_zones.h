// The look of market zones: the title's colour, otherwise the usual colour of such a zone, otherwise the next
// free one. A pattern distinguishes zones whose colours some people confuse.
#pragma once

#include <string>
#include <vector>

#include "engine/title/market.h"
#include "render/drawing/theme.h"

namespace trackwright {

struct ZoneLook {
  Rgb colour;
  std::string pattern;  // a pattern name of the theme; empty: none
};

// For each zone, in order.
std::vector<ZoneLook> zone_looks(const Market&, const Theme&);

// Colours of neighbouring cells are confused below this difference (CIEDE2000, the minimum over all kinds of
// colour vision except black and white), like pieces across a table.
inline constexpr double zones_alike_below = 10;

}  // namespace trackwright
