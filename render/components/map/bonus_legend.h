// What the icons on the map are worth: a line of the legend for each bonus whose hexes carry some.
#pragma once

#include <string>
#include <vector>

#include "render/kit/component.h"

namespace trackwright {

struct LegendEntry {
  Drawing sign;
  std::string text;
};

// Signs of this size at the most.
std::vector<LegendEntry> bonus_legend(const ComponentContext&, Size sign);

}  // namespace trackwright
