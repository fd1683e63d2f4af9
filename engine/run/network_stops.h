// The stops of a laid map for one company: their values, tokens, and whether a run may pass. Internal to the
// network and to judging.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/run/moment.h"
#include "engine/run/track_link.h"
#include "engine/title/map.h"
#include "engine/title/roster.h"
#include "engine/title/run_rules.h"

namespace trackwright {

struct NetworkStop {
  std::uint32_t hex = 0;  // index into Map::hexes()
  std::uint8_t part = 0;  // index into the tile's stops
  StopKind kind = StopKind::City;
  int value = 0;         // in this phase
  int diesel_value = 0;  // for a train named D
  int visit_cost = 1;
  bool free = false;  // uses none of the reach and is paid in addition
  StopUse use = StopUse::Mandatory;
  std::vector<std::uint16_t> groups;  // numbers of its groups
  bool own = false;                   // holds a station token of the company
  bool blocked = false;  // full of other companies' tokens, or an off-board: a run may end here, not pass
  bool blocked_open = false;          // even for trains that ignore some tokens (NetworkOptions::open_to)
  bool blocked_always = false;        // for every card of the company
  std::vector<std::string> stood_in;  // stacks for whose cards a token elsewhere acts as a station here
  std::string node;                   // "c0"
};

// The values of stops in the phase of a position. The constructor looks up the phase once. The position must
// outlive the object.
class StopValues {
 public:
  StopValues(const Roster&, const Position&);
  int of(const Revenue&) const;
  int for_diesel(const Revenue&) const;

 private:
  std::vector<std::string_view> keys_;  // keys of revenues, in order of priority
  bool known_ = true;                   // false: the phase is unknown; only plain revenues pay
};

// How a run counts the stop: a stop that makes no route (`route:never`) counts once a run visits it.
StopUse use_in_run(const Stop&);

// The value of a stop in the position's phase, including overrides.
int stop_value(const Roster&, const Position&, const Revenue&, bool diesel);

class StopReader {
 public:
  StopReader(const Map&, const Roster&, const Position&, const RunRules&,
             const std::vector<std::string>& open_to);

  NetworkStop read(std::uint32_t hex, std::uint8_t part, const Tile&);
  // Whether the hex may have stations of the company, its own or a token elsewhere that acts as one.
  bool may_have_station(const std::string& hex) const;
  std::uint16_t group_count() const { return static_cast<std::uint16_t>(groups_.size()); }

 private:
  const StopOverride* override_of(const std::string& hex, const std::string& node) const;
  void occupy(NetworkStop&, int slots) const;
  std::uint16_t group_number(const std::string& name);

  const Map& map_;
  const Position& position_;
  const RunRules& rules_;
  const std::vector<std::string>& open_to_;
  StopValues values_;
  std::vector<std::string_view> stations_;  // hexes
  std::map<std::string, std::uint16_t> groups_;
};

}  // namespace trackwright
