// Reads upgrade charts of other people's kits as stated charts, and compares them with the track on the
// tiles.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace trackwright::charts {

struct ChartReport {
  std::string slug;
  std::size_t tiles = 0;                // tiles of the chart that equal the standard tile with their number
  std::size_t pairs = 0;                // stated upgrades between those tiles
  std::size_t entries = 0;              // pairs that list orientations relative to the previous tile
  std::size_t equal = 0;                // entries whose orientations are exactly those that keep the track
  std::vector<std::string> forbidden;   // "9 => 80": no rotation keeps the track
  std::vector<std::string> relabelled;  // "440 => 465": to another letter
  std::vector<std::string> omitted;     // "28 => 43": all rules of the field allow it
  std::vector<std::string> exchanged;   // "8 and 9 as targets": probable swaps
  std::vector<std::string> turned;  // "471 => 476": orientations that differ from those that the track allows
  std::vector<std::string> without;  // "F9 (424)": coloured print without a row in the chart
};

// Folder of the charts; empty if there is none.
std::string charts_folder();
std::vector<std::string> chart_titles();  // the titles with an upgrade chart, sorted
ChartReport examine_chart(const std::string& slug);

}  // namespace trackwright::charts
