// The revenue track as one board: numbers on which a marker shows what a company earned, each with its
// multiples, so that dividends need no sums.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

Component revenue_board(const ComponentContext&);

// The most shares of one company for which dividends are printed: what one holder may have.
int most_shares(const Title&);

}  // namespace trackwright
