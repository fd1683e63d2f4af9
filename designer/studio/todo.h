// The open tasks of a draft, in the order in which they block other tasks.
#pragma once

#include <string>
#include <vector>

#include "designer/format/title/load.h"

namespace trackwright {

struct Task {
  std::string part;      // "map", "tiles", "trains", "market", "companies", "values", "money", "rules"
  std::string holds_up;  // "upgrades, homes and runs": the parts that cannot be checked before
  Finding finding;       // the missing part, or the assumption to confirm
};

// The parts of a title, in order of their dependencies.
std::vector<std::string> parts_of_work();

// Moves the findings about missing parts (Check::missing) to tasks, and adds a task for each source that is
// `assumed`. The tasks that block most others come first; empty for a title that is not a draft.
std::vector<Task> take_tasks(const Loaded&, Findings&);

}  // namespace trackwright
