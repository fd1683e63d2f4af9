// The stops of a run in order, and the rules that they must satisfy.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/run/network.h"
#include "engine/run/run_case.h"
#include "engine/run/stated_path.h"

namespace trackwright {

struct Visit {
  std::uint32_t hex = 0;  // index into Map::hexes()
  std::uint8_t part = 0;  // index into the stops of its tile
  NetworkStop stop;
  std::vector<std::string> groups;  // a run holds one stop of each
  bool bypassed = false;            // a full city that the run passes
};

class VisitedStops {
 public:
  explicit VisitedStops(const RunCase& run) : run_(run) {}

  // Records a run that stays in a city, "G12:c0". Returns the refusal; empty: success.
  std::string stay(const std::string& city);
  // Records the stops of a path.
  void collect(const StatedPath&);
  // Checks each stop and their combination. Returns the refusal; empty: success.
  std::string check();

  std::vector<Visit>& all() { return visits_; }
  const std::vector<Visit>& all() const { return visits_; }
  const std::string& city() const { return city_; }  // the city that the run stays in; empty: none
  bool bypasses() const { return bypassed_; }
  void bypass() { bypassed_ = true; }

 private:
  Visit visit_to(std::uint32_t hex, std::uint8_t part) const;
  std::string pass(Visit& blocked);
  bool may_bypass(const Visit&) const;
  std::string in_groups(const Visit&, std::map<std::string, std::string>& seen) const;
  std::string same_hex() const;
  std::string right_of_way(const Visit&) const;

  const RunCase& run_;
  std::vector<Visit> visits_;
  bool bypassed_ = false;
  std::string city_;
};

std::string name_of(const RunCase&, const Visit&);
bool always_counted(const RunCase&, const std::string& hex);

}  // namespace trackwright
