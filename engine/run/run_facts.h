// Bonuses and fees of a whole run, from what it visits and passes: shared by search and judging.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/run/position.h"
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
  std::vector<std::string> passed_hexes;  // every hex the run enters, each once
  std::vector<std::string> crossings;     // "C12 B11", both ways round, each crossed hexside
  int gauge_changes = 0;
};

// (rule, value)
std::vector<std::pair<std::uint32_t, int>> bonuses_of(const RunRules&, const Position&, const Train&,
                                                      const RunFacts&);
int fee_of(const RunFee&, const Position&, const Train&, const RunFacts&);

// The gauge that a piece of track holds a run to: none for dual and thin track.
enum class Gauge : std::uint8_t { None, Broad, Narrow };
Gauge gauge_of(Track);

// Counts changes of gauge along a run; track of no gauge keeps the one before.
struct GaugeCount {
  Gauge first = Gauge::None;
  Gauge last = Gauge::None;
  int changes = 0;

  void add(Gauge);
  void add(const GaugeCount& further);
  GaugeCount reversed() const { return {last, first, changes}; }
};

}  // namespace trackwright
