// Bonuses and fees of a whole run, from its visited and passed places. Shared by search and judging.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/run/moment.h"
#include "engine/tile/tile.h"
#include "engine/title/run_rules.h"

namespace trackwright {

struct FactStop {
  std::string hex;
  int value = 0;     // as paid to the train
  bool own = false;  // has a station of the company
  bool paid = true;
  bool end = false;  // the run begins or ends there
};

struct RunFacts {
  std::vector<FactStop> stops;            // visited
  std::vector<std::string> passed_hexes;  // every hex that the run enters, without duplicates
  std::vector<std::string> crossings;     // "C12 B11", in both orders, for each crossed hexside
  int gauge_changes = 0;
};

// Returns pairs (rule, value).
std::vector<std::pair<std::uint32_t, int>> bonuses_of(const RunRules&, const Position&, const Train&,
                                                      const RunFacts&);
int fee_of(const RunFee&, const Position&, const Train&, const RunFacts&);

// The gauge that a piece of track requires of a run: None for dual and thin track.
enum class Gauge : std::uint8_t { None, Broad, Narrow };
Gauge gauge_of(Track);

// Counts changes of gauge along a run; track without a gauge keeps the previous one.
struct GaugeCount {
  Gauge first = Gauge::None;
  Gauge last = Gauge::None;
  int changes = 0;

  void add(Gauge);
  void add(const GaugeCount& further);
  GaugeCount reversed() const { return {last, first, changes}; }
};

}  // namespace trackwright
