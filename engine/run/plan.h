// What the route search needs of a network for one train, flattened: values, costs, ways on, bonuses.
// Internal to the routes.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/run/network.h"
#include "engine/run/reach.h"
#include "engine/run/run_facts.h"
#include "engine/title/run_rules.h"

namespace trackwright {

struct PlanStop {
  int weight = 0;  // what it pays to this train, multiplied
  StopKind kind = StopKind::City;
  int cost = 1;
  StopUse use = StopUse::Mandatory;
  bool own = false;
  bool blocked = false;  // may be an end only
  bool closed = false;   // may not be entered
  bool full = false;     // blocked by other companies' tokens: a run with the bypass passes it
  bool must = false;     // no run passes it without being paid for it
  bool wanted = false;   // a bonus asks that it is paid
  bool free = false;     // paid beside the reach
};

struct PlanNeed {
  std::vector<std::uint32_t> stops;               // numbers of stops that count
  std::vector<std::vector<std::uint32_t>> hexes;  // for `passing`: by hex, numbers of segments that enter it
  int count = 1;
};

struct PlanBonus {
  std::uint32_t rule = 0;  // index into RunRules::bonuses
  int value = 0;           // multiplied; of a bonus by stop what it pays at most
  bool passing = false;
  bool paid_stops = false;
  bool at_end = false;
  std::uint32_t group = 0;  // bonuses of one group exclude one another; a number of its own where ungrouped
  int once = -1;            // number among the bonuses given once; -1: to each run
  std::vector<PlanNeed> needs;
  bool by_stop = false;
  std::vector<std::pair<std::uint32_t, int>> each;  // then: what it pays at each stop
};

// What a fee takes off a run for hexes, once each: the segments and the stops that enter them.
struct PlanHexToll {
  int amount = 0;
  std::vector<std::uint32_t> segments;  // rising
  std::vector<std::uint32_t> stops;
};

struct Plan {
  TrainReach reach;
  std::uint8_t tracks = 0;  // kinds that the train runs on, bit = Track
  std::vector<PlanStop> stops;
  std::vector<std::vector<std::uint32_t>> leaving;  // segments the train can use
  std::vector<PlanBonus> bonuses;
  std::vector<int> toll;  // by segment: fees taken from revenue for hexsides crossed
  std::vector<PlanHexToll> hex_tolls;
  int gauge_toll = 0;                    // for each change of gauge
  std::vector<GaugeCount> gauges;        // by segment, where that costs something
  bool bypass = false;                   // one run of the company may pass a full city
  bool local = false;                    // may run within one city
  std::size_t stack = 0;                 // runs of other stacks may share its track; 0 where none do
  std::vector<int> passages;             // by segment: cards that running it needs
  int most_bonus = 0;                    // no run gets more in bonuses
  std::vector<std::uint32_t> by_weight;  // stop numbers, dearest first
};

// Trains alike in all that matters to running.
struct TrainClass {
  Plan plan;
  std::vector<std::size_t> trains;  // indices into Position::trains
};

// Rules: those in force.
Plan make_plan(const Map&, const Position&, const Network&, const Train&, const RunRules&);

// No run of a train of this plan earns more: its dearest stops, whether or not track joins them.
int most_alone(const Plan&);

}  // namespace trackwright
