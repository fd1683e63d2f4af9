#include "designer/checks/facts.h"
#include "designer/checks/families.h"
#include "designer/checks/words.h"

#include <fmt/core.h>

#include <set>
#include <string>

namespace trackwright::checks {

void phase_limit_for_nobody(const Facts& facts, Report& report) {
  std::set<std::string> said;
  for (const Phase& phase : facts.title.roster.phases)
    for (const auto& [kind, limit] : phase.limits) {
      if (facts.kinds.contains(kind) || !said.insert(kind).second) continue;
      report(
          limit.place, kind, fmt::format("there is a train limit for a {}, but no company is one", kind),
          fmt::format("the kinds of companies are {}", list_words({facts.kinds.begin(), facts.kinds.end()})));
    }
}

}  // namespace trackwright::checks
