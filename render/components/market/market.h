// The stock market as one board: cells, zones, row ends, ledges, and the causes of price moves.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component market_board(const ComponentContext&);

// The cells without title and legend, for a picture; without a size if the title has no market. `keep_whole`
// has the cells in the order of place_cells.
Board market_cells(const ComponentContext&);

}  // namespace trackwright
