// The zones of a stock market and the causes of price moves, as signs with text.
#pragma once

#include <optional>
#include <vector>

#include "engine/title/title.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

// Draws one line per price move, in letters of `size`; returns the height.
double draw_price_moves(Drawing&, const Title&, const Theme&, Box, double size);

struct MarketLegend {
  double height = 0;
  std::vector<Box> halves;  // zones, price moves: the areas used
};

// Draws both halves of the legend from the top of the box, side by side if there is room. `right_at`:
// distance of the right half from the left of the box.
MarketLegend draw_market_legend(Drawing&, const Title&, const Theme&, Box,
                                std::optional<double> right_at = {});

}  // namespace trackwright
