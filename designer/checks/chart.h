// A stated upgrade chart against the geometry of its tiles: what it says that track forbids, and what track
// allows that it does not say.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/upgrade/book.h"

namespace trackwright {

// Tiles are indices into the book.
struct ChartPair {
  std::size_t from = 0;
  std::size_t to = 0;
  const UpgradeLine* line = nullptr;  // that says it; nullptr: none does
  Place place;                        // of the number of `to` in the line, or of the manifest's `from`
};

struct ChartSwap {
  std::size_t a = 0;
  std::size_t b = 0;
  bool rows = false;  // the rows that begin with them; false: their numbers as targets
  std::size_t cures = 0;
  Place place;
};

struct ChartFaults {
  std::vector<ChartPair> impossible;  // no rotation keeps the track
  std::vector<ChartPair> missing;     // all rules of the field allow it
  std::vector<ChartSwap> swaps;       // pairs that they explain are not in the lists above
};

// Empty unless the title states its chart.
ChartFaults compare_chart(const UpgradeBook&);

// Does some rotation of `to` keep all track of `from`? Towns that become cities, and stops that join, keep
// it.
bool keeps_track(const Tile& from, const Tile& to);

}  // namespace trackwright
