// A mechanic of running as a title states it, held against the recorded positions of a title that has it.
#pragma once

#include <cstddef>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <ostream>
#include <string>
#include <vector>

namespace trackwright::noise {

// Whether the mechanic is stated, or taken away.
enum class Stated { Yes, No };

// What is held against the records.
enum class Compared {
  Runs,       // each: it is legal, and pays what was paid
  Subsidies,  // what a position's runs bring to the treasury
  Optima,     // the most that a position's trains earn
};

struct Mechanic {
  const char* title;                    // of the case
  const char* slug;                     // of the title in the records
  std::string rule;                     // roster.yaml: the mechanic
  int equal = 0;                        // so many runs or positions are as they were recorded,
  std::size_t without = 0;              // of which so many are not where the rule is not stated
  std::string instead = {};             // of the rule, where it is not stated
  std::string besides = {};             // roster.yaml before it: what else the title's runs need
  std::string map = {};                 // map.yaml, with the rule
  std::vector<std::string> games = {};  // by the ends of their names; all of the title's unless said
  // Says what a record leaves out, or says in the words of its own engine.
  std::function<void(nlohmann::json& position, const std::string& game, Stated)> adapt = {};
  std::vector<std::string> legal_only = {};  // trains that are paid by a rule which no key can say
  bool either = false;  // of several runs that could have a bonus once, either may have it
  Compared compared = Compared::Runs;

  std::string name() const { return title; }
};

// By its name, for a test that fails.
void PrintTo(const Mechanic&, std::ostream*);

struct Tally {
  int equal = 0;
  std::vector<std::string> unlike;  // in words
};

Tally tally(const Mechanic&, Stated);

}  // namespace trackwright::noise
