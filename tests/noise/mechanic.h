// Compares a running mechanic, as a title states it, with the recorded positions of a title that has it.
#pragma once

#include <cstddef>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <ostream>
#include <string>
#include <vector>

namespace trackwright::noise {

// Whether the rule of the mechanic is stated or removed.
enum class Stated { Yes, No };

// The values to compare with the records.
enum class Compared {
  Runs,       // each run is legal and pays the recorded amount
  Subsidies,  // the amount that a position's runs bring to the treasury
  Optima,     // the maximum that a position's trains earn
};

struct Mechanic {
  const char* title;                    // for the name of the case
  const char* slug;                     // the title in the records
  std::string rule;                     // roster.yaml with the mechanic
  int equal = 0;                        // the number of runs or positions that equal the record,
  std::size_t without = 0;              // and how many of them differ without the rule
  std::string instead = {};             // replaces the rule if it is not stated
  std::string besides = {};             // roster.yaml before it: other rules that the title's runs need
  std::string map = {};                 // map.yaml, together with the rule
  std::vector<std::string> games = {};  // by suffix of their names; empty: all games of the title
  // Adds data that a record omits, or translates the terms of its engine.
  std::function<void(nlohmann::json& position, const std::string& game, Stated)> adapt = {};
  std::vector<std::string> legal_only = {};  // trains whose payment follows a rule that no key can express
  bool either = false;                       // if several runs could receive a bonus once, either may
  Compared compared = Compared::Runs;

  std::string name() const { return title; }
};

// Prints its name, for failing tests.
void PrintTo(const Mechanic&, std::ostream*);

struct Tally {
  int equal = 0;
  std::vector<std::string> unlike;  // descriptions of the differences
};

Tally tally(const Mechanic&, Stated);

}  // namespace trackwright::noise
