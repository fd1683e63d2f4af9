// The revenue track as one board: numbers for a marker that shows a company's revenue, each with its
// multiples for dividends.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component revenue_board(const ComponentContext&);

// The largest number of shares with printed dividends: the maximum for one holder.
int most_shares(const Title&);

}  // namespace trackwright
