#include "designer/checks/facts.h"
#include "designer/checks/families.h"

#include <fmt/core.h>

#include <map>
#include <string>

namespace trackwright::checks {

void phase_same_trigger(const Facts& facts, Report& report) {
  std::map<std::string, const Phase*> first;
  for (const Phase& phase : facts.title.roster.phases)
    for (const Ref& trigger : phase.on) {
      const auto [it, added] = first.emplace(trigger.value, &phase);
      if (added || it->second == &phase) continue;
      report(trigger.place, phase.name.value,
             fmt::format("phases {} and {} both begin with the first {}-train", it->second->name.value,
                         phase.name.value, trigger.value),
             "one of them is never seen; join them, or name another train")
          .related.push_back({it->second->place, "the other phase"});
    }
}

}  // namespace trackwright::checks
