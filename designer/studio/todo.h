// What is still to be done in a title that is a draft, in the order in which it holds other things up.
#pragma once

#include <string>
#include <vector>

#include "designer/format/title/load.h"

namespace trackwright {

struct Task {
  std::string part;      // "map", "tiles", "trains", "market", "companies", "values", "money", "rules"
  std::string holds_up;  // "upgrades, homes and runs": what can only be judged once it is there
  Finding finding;       // what is missing, or whose assumption is to be confirmed
};

// The parts of a title, in the order in which one needs those before it.
std::vector<std::string> parts_of_work();

// Takes the findings that say that something is missing (Check::missing) out of these, and adds one for each
// source that is `assumed`. Those that hold up most come first; empty for a title that is no draft.
std::vector<Task> take_tasks(const Loaded&, Findings&);

}  // namespace trackwright
