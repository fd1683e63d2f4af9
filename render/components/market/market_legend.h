// What the zones of a stock market mean and what moves a price, as signs with words.
#pragma once

#include "engine/title/title.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

// What moves a price, one line a move, in letters of `size`; returns the height.
double draw_price_moves(Drawing&, const Title&, const Theme&, Box, double size);

// Both halves of the legend from the top of the box, side by side where there is room; returns the height.
double draw_market_legend(Drawing&, const Title&, const Theme&, Box);

}  // namespace trackwright
