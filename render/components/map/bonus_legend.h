// What the icons on the map are worth, and what they stand for: a line of the legend for each bonus whose
// hexes carry some, and for each that has no picture.
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

// The icons of the map that are letters in place of a longer word, or a piece of a colour, with their words.
std::vector<LegendEntry> icon_legend(const ComponentContext&, Size sign);

}  // namespace trackwright
