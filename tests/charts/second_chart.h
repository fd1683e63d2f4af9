// Upgrade charts of other people's kits, read as charts that a title states, and held against the track on
// the tiles.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace trackwright::charts {

struct ChartReport {
  std::string slug;
  std::size_t tiles = 0;                // of the chart that are the standard tiles of their numbers
  std::size_t pairs = 0;                // stated upgrades between those
  std::size_t entries = 0;              // of those that list orientations relative to the tile before
  std::size_t equal = 0;                // entries whose orientations are those in which the track goes on
  std::vector<std::string> forbidden;   // "9 => 80": no rotation keeps the track
  std::vector<std::string> relabelled;  // "440 => 465": from one letter to another
  std::vector<std::string> omitted;     // "28 => 43": all rules of the field allow it
  std::vector<std::string> exchanged;   // "8 and 9 as targets"
  std::vector<std::string> turned;      // "471 => 476": other orientations than the track allows
  std::vector<std::string> without;     // "F9 (424)": printed in colour, and the chart has no row for it
};

// Folder of the charts; empty where there are none.
std::string charts_folder();
std::vector<std::string> chart_titles();  // those with an upgrade chart, sorted
ChartReport examine_chart(const std::string& slug);

}  // namespace trackwright::charts
