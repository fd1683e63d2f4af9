// The part of a map's legend about track: special kinds of track, ports, and crossings that need a card.
#pragma once

#include <string>
#include <vector>

#include "render/kit/component.h"

namespace trackwright {

// The values and meanings of icons on the map: a legend line for each bonus whose hexes show icons, and for
// each bonus without a picture.

struct LegendEntry {
  Drawing sign;
  std::string text;
};

// Signs have at most this size.
std::vector<LegendEntry> bonus_legend(const ComponentContext&, Size sign);

// The map's icons that abbreviate a longer word or show a coloured piece, with their words.
std::vector<LegendEntry> icon_legend(const ComponentContext&, Size sign);

// Signs fill boxes of this size.
std::vector<LegendEntry> track_legend(const ComponentContext&, Size);

}  // namespace trackwright
