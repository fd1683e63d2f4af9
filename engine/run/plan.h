// What the route search needs of a network for one train, flattened: values, costs, ways on, bonuses.
// Internal to the routes.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/run/network.h"
#include "engine/run/reach.h"
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
  bool wanted = false;   // a bonus asks that it is paid
};

struct PlanNeed {
  std::vector<std::uint32_t> stops;  // numbers of stops that count; for `passing`, numbers of segments
  int count = 1;
};

struct PlanBonus {
  std::uint32_t rule = 0;  // index into RunRules::bonuses
  int value = 0;           // multiplied
  bool passing = false;
  bool paid_stops = false;
  std::uint32_t group = 0;  // bonuses of one group exclude one another; a number of its own where ungrouped
  int once = -1;            // number among the bonuses given once; -1: to each run
  std::vector<PlanNeed> needs;
};

struct Plan {
  TrainReach reach;
  std::uint8_t tracks = 0;  // kinds that the train runs on, bit = Track
  std::vector<PlanStop> stops;
  std::vector<std::vector<std::uint32_t>> leaving;  // segments the train can use
  std::vector<PlanBonus> bonuses;
  std::vector<int> toll;  // by segment: fees taken from revenue for running it (hexes entered, sides crossed)
  std::vector<int> stop_toll;  // by stop: for its hex
  bool tolls = false;
  std::vector<int> passages;             // by segment: cards that running it needs
  int most_bonus = 0;                    // no run gets more in bonuses
  std::vector<std::uint32_t> by_weight;  // stop numbers, dearest first
};

// Trains alike in all that matters to running.
struct TrainClass {
  Plan plan;
  std::vector<std::size_t> trains;  // indices into Position::trains
};

Plan make_plan(const Map&, const Position&, const Network&, const Train&, const RunRules&);

// No run of a train of this plan earns more: its dearest stops, whether or not track joins them.
int most_alone(const Plan&);

// Whether the rights of way let the company into a stop of this hex.
bool may_enter(const RunRules&, const Position&, const std::string& hex, bool own_station);

// Kinds of track the train runs on, bit = Track: broad and dual unless the train says otherwise.
std::uint8_t tracks_of(const Train&);

// Index of the bonus among those that are given once; also how many there are.
std::uint32_t once_bonuses(const RunRules&);

// Bonuses and fees of a run, from what it visits and passes: shared by search and judging.
struct RunFacts {
  std::vector<std::string> stop_hexes;    // visited
  std::vector<std::string> paid_hexes;    // of the stops that pay
  std::vector<std::string> passed_hexes;  // every hex the run enters, each once
  std::vector<std::string> crossings;     // "C12 B11", both ways round, each crossed hexside
};
std::vector<std::pair<std::uint32_t, int>> bonuses_of(const RunRules&, const Position&, const Train&,
                                                      const RunFacts&);  // (rule, value)
int fee_of(const RunFee&, const Position&, const Train&, const RunFacts&);

// What holds in this position: without what waits for an event, with what the position adds.
RunRules rules_in_force(const RunRules&, const Roster&, const Position&);

// Cards of the company that let its runs pass (RunPassage); a large number where none are needed.
int passes_of(const RunRules&, const Position&);

}  // namespace trackwright
