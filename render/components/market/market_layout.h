// The positions of stock market cells on the board, in mm from the top left corner of the grid.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/title/market.h"
#include "render/drawing/drawing.h"
#include "render/drawing/geometry.h"
#include "render/drawing/theme.h"

namespace trackwright {

struct PlacedCell {
  const MarketCell* cell = nullptr;
  Box box;
  std::size_t row = 0;
  std::size_t column = 0;

  std::string name() const;  // "B3": second row from the top, third column
};

// A grid has aligned columns. A line has tall cells and folds if it is longer than a sheet. In a zigzag,
// prices rise alternately in an upper and a lower band, which is shifted by half a cell.
std::vector<PlacedCell> place_cells(const Market&);

// The bounding box of all cells; empty without cells.
Box cells_box(const std::vector<PlacedCell>&);

// The largest empty box in the lower right corner of the cells' box, for a legend.
Box empty_corner(const std::vector<PlacedCell>&);

// The look of market zones: the title's colour, otherwise the usual colour of such a zone, otherwise the next
// free one. A pattern distinguishes zones whose colours some people confuse.

struct ZoneLook {
  Rgb colour;
  std::string pattern;  // a pattern name of the theme; empty: none
};

// For each zone, in order.
std::vector<ZoneLook> zone_looks(const Market&, const Theme&);

// Colours of neighbouring cells are confused below this difference (CIEDE2000, the minimum over all kinds of
// colour vision except black and white), like pieces across a table.
inline constexpr double zones_alike_below = 10;

// The look of a stock market cell: the colour of its zones, the frame of a par cell.

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
