// What the zones of a stock market mean and what moves a price, as signs with words.
#pragma once

#include <optional>
#include <vector>

#include "engine/title/title.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

// What moves a price, one line a move, in letters of `size`; returns the height.
double draw_price_moves(Drawing&, const Title&, const Theme&, Box, double size);

struct MarketLegend {
  double height = 0;
  std::vector<Box> halves;  // zones, price moves: what they take
};

// Both halves of the legend from the top of the box, side by side where there is room; the right one so far
// from the left of the box where that is said.
MarketLegend draw_market_legend(Drawing&, const Title&, const Theme&, Box,
                                std::optional<double> right_at = {});

}  // namespace trackwright
