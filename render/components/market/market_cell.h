// How a cell of the stock market looks: the colour of its zones, the frame of a par cell.
#pragma once

#include <string>
#include <vector>

#include "engine/title/market.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

struct CellLook {
  Rgb ground;
  std::vector<Rgb> frames{};  // of a par cell, one in the other: of each zone in which it is one
  std::string pattern{};      // along the lower edge, where the theme has one for the zone
};

// The first zone gives the ground; par is shown by a frame, so that a cell can be par and in another zone.
CellLook cell_look(const Market&, const Theme&, const std::string& zones);

// How high the marks of a pattern stand above the lower side of a cell.
double pattern_depth(Box cell);

// Ground and frame, without the price.
void draw_market_cell(Drawing&, const Theme&, const CellLook&, Box);

}  // namespace trackwright
