// The par chart: a place for each par value, with the resulting share prices and capital, for the markers of
// companies.
#pragma once

#include "render/kit/component.h"

namespace trackwright {

// Not printed for a market with fewer than two par values. `keep_whole` of its board has the places in the
// order of par_prices.
Component par_chart(const ComponentContext&);

}  // namespace trackwright
