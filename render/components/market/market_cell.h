// The look of a stock market cell: the colour of its zones, the frame of a par cell.
#pragma once

#include <string>
#include <vector>

#include "engine/title/market.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

struct CellLook {
  Rgb ground;
  std::vector<Rgb> frames{};  // for a par cell: nested frames, one for each zone in which it is a par cell
  std::string pattern{};      // along the lower edge, if the theme has one for the zone
};

// The first zone defines the ground. Par is a frame, so a par cell can be in another zone.
CellLook cell_look(const Market&, const Theme&, const std::string& zones);

// The height of pattern marks above the lower side of a cell.
double pattern_depth(Box cell);

// Ground and frame, without the price.
void draw_market_cell(Drawing&, const Theme&, const CellLook&, Box);

}  // namespace trackwright
