// The network as the route search needs it for one train, flattened: values, costs, ways on, bonuses.
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
  int weight = 0;  // the pay for this train, multiplied
  StopKind kind = StopKind::City;
  int cost = 1;
  StopUse use = StopUse::Mandatory;
  bool own = false;
  bool blocked = false;  // can only be an end
  bool closed = false;   // cannot be entered
  bool full = false;     // blocked by other companies' tokens; a run with the bypass passes it
  bool must = false;     // a run that passes it must be paid for it
  bool wanted = false;   // a bonus requires that it is paid
  bool free = false;     // paid in addition to the reach
};

struct PlanNeed {
  std::vector<std::uint32_t> stops;               // numbers of the stops that count
  std::vector<std::vector<std::uint32_t>> hexes;  // for `passing`: by hex, the segments that enter it
  int count = 1;
};

struct PlanBonus {
  std::uint32_t rule = 0;  // index into RunRules::bonuses
  int value = 0;           // multiplied; for a bonus by stop the maximum
  bool passing = false;
  bool paid_stops = false;
  bool at_end = false;
  // A run gets one bonus of a group; bonuses without a group have a number of their own.
  std::uint32_t group = 0;
  int once = -1;  // number among the once-only bonuses; -1: paid to each run
  std::vector<PlanNeed> needs;
  bool by_stop = false;
  std::vector<std::pair<std::uint32_t, int>> each;  // for a bonus by stop: the pay at each stop
};

// A fee for hexes, once per hex: the segments and the stops that enter them.
struct PlanHexToll {
  int amount = 0;
  std::vector<std::uint32_t> segments;  // ascending
  std::vector<std::uint32_t> stops;
};

struct Plan {
  TrainReach reach;
  std::uint8_t tracks = 0;  // kinds that the train runs on, bit = Track
  std::vector<PlanStop> stops;
  std::vector<std::vector<std::uint32_t>> leaving;  // segments that the train can use
  std::vector<PlanBonus> bonuses;
  std::vector<int> toll;  // by segment: fees taken from revenue for crossed hexsides
  std::vector<PlanHexToll> hex_tolls;
  int gauge_toll = 0;                    // for each change of gauge
  std::vector<GaugeCount> gauges;        // by segment, if gauge changes cost something
  bool bypass = false;                   // one run of the company may pass a full city
  bool local = false;                    // the train may run within one city
  std::size_t stack = 0;                 // runs of other stacks may share its track; 0 if no stacks share
  std::vector<int> passages;             // by segment: cards needed
  int most_bonus = 0;                    // upper limit of a run's bonuses
  std::vector<std::uint32_t> by_weight;  // stop numbers, highest value first
};

// Trains that are equivalent for running.
struct TrainClass {
  Plan plan;
  std::vector<std::size_t> trains;  // indices into Position::trains
};

// Rules: those in force.
Plan make_plan(const Map&, const Position&, const Network&, const Train&, const RunRules&);

// Upper limit of the revenue of a train of this plan: its most valuable stops, connected or not.
int most_alone(const Plan&);

}  // namespace trackwright
