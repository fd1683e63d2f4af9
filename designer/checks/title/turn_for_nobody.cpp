#include "designer/checks/prelude.h"

namespace trackwright::checks {

void title_turn_for_nobody(const Facts& facts, Report& report) {
  const Title& title = facts.title;
  for (const auto& [kind, steps] : title.turns) {
    if (steps.empty() || facts.kinds.contains(kind)) continue;
    report(steps.front().place, kind,
           fmt::format("there is a turn for a {}, but no company is of that kind", kind),
           fmt::format("remove the turn, or use an existing kind: {}",
                       shortlist({facts.kinds.begin(), facts.kinds.end()})));
  }
  const auto& stated = title.rules.operating.turn;
  for (const std::string& kind : facts.kinds)
    if (!stated.kinds.empty() && for_kind(stated, kind) == nullptr)
      report(stated.kinds.front().first.place, kind,
             fmt::format("turns are defined by kind of company, but a {} has none", kind),
             fmt::format("add `{}:` or `all:` to operating_round.turn", kind));
  if (title.turns.empty()) return;
  for (const std::string& kind : facts.kinds)
    if (!title.turns.contains(kind))
      report(title.turns_place, kind,
             fmt::format("turns are defined by kind of company, but a {} has none", kind),
             fmt::format("add `{}:` to operating_round", kind));
}

}  // namespace trackwright::checks
