#include "designer/checks/prelude.h"

namespace trackwright::checks {

void phase_first_begins_late(const Facts& facts, Report& report) {
  const auto& phases = facts.title.roster.phases;
  const auto& trains = facts.title.roster.trains;
  if (phases.empty() || phases.front().on.empty() || trains.empty()) return;
  const Ref& trigger = phases.front().on.front();
  const auto rank = facts.first_rank(phases.front().on);
  if (!rank || *rank == 0) return;
  report(trigger.place, phases.front().name.value,
         fmt::format("the first phase begins with the {}-train, and the {}-train is bought before it: no "
                     "phase covers the time until then",
                     trigger.value, trains.front().name.value),
         "was the first phase left out? It needs no `on`");
}

}  // namespace trackwright::checks
