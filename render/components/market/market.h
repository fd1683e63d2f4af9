// The stock market as one board: cells, zones, row ends, ledges, and the causes of price moves.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component market_board(const ComponentContext&);

}  // namespace trackwright
