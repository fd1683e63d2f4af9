#include "designer/checks/prelude.h"

namespace trackwright::checks {

void phase_limit_for_nobody(const Facts& facts, Report& report) {
  std::set<std::string> said;
  for (const Phase& phase : facts.title.roster.phases)
    for (const auto& [kind, limit] : phase.limits) {
      const auto slip = [&kind = kind](const std::string& other) { return one_slip_apart(kind, other); };
      if (std::ranges::any_of(facts.kinds, slip)) continue;  // see company/near-kind
      if (facts.kinds.contains(kind) || !said.insert(kind).second) continue;
      report(limit.place, kind,
             fmt::format("there is a train limit for a {}, but no company is of that kind", kind),
             fmt::format("correct the kind, or remove the limit; the kinds of companies are {}",
                         shortlist({facts.kinds.begin(), facts.kinds.end()})));
    }
}

}  // namespace trackwright::checks
