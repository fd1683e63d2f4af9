#include "designer/checks/prelude.h"

namespace trackwright::checks {

void title_turn_for_nobody(const Facts& facts, Report& report) {
  const Title& title = facts.title;
  for (const auto& [kind, steps] : title.turns) {
    if (steps.empty() || facts.kinds.contains(kind)) continue;
    report(steps.front().place, kind, fmt::format("there is a turn for a {}, but no company is one", kind),
           fmt::format("the kinds of companies are {}", shortlist({facts.kinds.begin(), facts.kinds.end()})));
  }
  if (title.turns.empty()) return;
  for (const std::string& kind : facts.kinds)
    if (!title.turns.contains(kind))
      report(title.turns_place, kind,
             fmt::format("turns are told by kind of company, but a {} has none", kind),
             fmt::format("add `{}:` to operating_round", kind));
}

}  // namespace trackwright::checks
