// The stock market as one board: cells, zones, row ends, ledges, and what moves a price.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component market_board(const ComponentContext&);

}  // namespace trackwright
