#include "designer/checks/prelude.h"

namespace trackwright::checks {

void title_turn_for_nobody(const Facts& facts, Report& report) {
  for (const auto& [kind, steps] : facts.title.turns) {
    if (steps.empty() || facts.kinds.contains(kind)) continue;
    report(steps.front().place, kind, fmt::format("there is a turn for a {}, but no company is one", kind),
           fmt::format("the kinds of companies are {}", shortlist({facts.kinds.begin(), facts.kinds.end()})));
  }
}

}  // namespace trackwright::checks
