// Compares a stated upgrade chart with the geometry of its tiles: upgrades in the chart that track forbids,
// and upgrades that track allows but the chart lacks.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/upgrade/book.h"

namespace trackwright {

// Tiles are indices into the book.
struct ChartPair {
  std::size_t from = 0;
  std::size_t to = 0;
  const UpgradeLine* line = nullptr;  // the line of the chart with this upgrade; nullptr if there is none
  Place place;                        // of the number of `to` in the line, or of `from` in the manifest
};

struct ChartSwap {
  std::size_t a = 0;
  std::size_t b = 0;
  bool rows = false;  // true: swaps the rows that begin with them; false: their numbers as targets
  std::size_t corrected = 0;
  Place place;
};

struct ChartFaults {
  std::vector<ChartPair> impossible;  // no rotation keeps the track
  std::vector<ChartPair> missing;     // all rules of the field allow it
  std::vector<ChartSwap> swaps;       // the pairs that a swap explains are not in the lists above
};

// Empty unless the title states its chart.
ChartFaults compare_chart(const UpgradeBook&);

// Returns true if some rotation of `to` keeps all track of `from`. Towns may become cities, and stops may
// join.
bool keeps_track(const Tile& from, const Tile& to);

}  // namespace trackwright
