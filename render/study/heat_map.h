// A map whose hexes are coloured by a figure.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/title/title.h"
#include "render/study/chart.h"

namespace trackwright {

struct HeatPanel {
  std::string heading;
  std::vector<std::string> steps;            // of the legend, from light to dark
  std::map<std::string, std::size_t> hexes;  // the step of each coloured hex
};

struct HeatMap {
  std::string heading;
  std::vector<HeatPanel> panels;              // one below the other, or side by side on a high map
  std::map<std::string, std::string> marked;  // hexes with a word: the home of a company
};

StudyPicture draw_heat_map(const Title&, const Theme&, const HeatMap&, double width);

}  // namespace trackwright
