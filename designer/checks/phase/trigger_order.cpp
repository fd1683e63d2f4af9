#include "designer/checks/prelude.h"

namespace trackwright::checks {

void phase_trigger_order(const Facts& facts, Report& report) {
  const Phase* last = nullptr;
  std::size_t last_rank = 0;
  for (const Phase& phase : facts.title.roster.phases) {
    const auto rank = facts.first_rank(phase.on);
    if (!rank) continue;
    if (last != nullptr && *rank < last_rank) {
      Finding& finding =
          report(phase.on.front().place, phase.name.value,
                 fmt::format("phase {} comes after phase {}, but starts with a train that is sold earlier",
                             phase.name.value, last->name.value),
                 "put the phases in the order in which their trains are sold, or correct the trigger");
      finding.related.push_back({last->place, "the phase before it"});
      finding.also.push_back({Name::Phase, last->name.value});
      continue;
    }
    last = &phase;
    last_rank = *rank;
  }
}

}  // namespace trackwright::checks
