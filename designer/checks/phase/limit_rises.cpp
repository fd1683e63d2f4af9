#include "designer/checks/prelude.h"

namespace trackwright::checks {

void phase_limit_rises(const Facts& facts, Report& report) {
  std::map<std::string, int> last;
  for (const Phase& phase : facts.title.roster.phases)
    for (const auto& [kind, limit] : phase.limits) {
      const auto it = last.find(kind);
      if (it != last.end() && limit.value > it->second)
        report(limit.place, phase.name.value,
               fmt::format("the train limit of a {} rises from {} to {} in phase {}", kind, it->second,
                           limit.value, phase.name.value),
               "correct one of the two; limits fall from phase to phase");
      last[kind] = limit.value;
    }
}

}  // namespace trackwright::checks
