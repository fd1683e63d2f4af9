#include "designer/checks/prelude.h"

namespace trackwright::checks {

void phase_first_begins_late(const Facts& facts, Report& report) {
  const auto& phases = facts.title.roster.phases;
  const auto& trains = facts.title.roster.trains;
  if (phases.empty() || phases.front().on.empty() || trains.empty()) return;
  const Ref& trigger = phases.front().on.front();
  const auto rank = facts.first_rank(phases.front().on);
  if (!rank || *rank == 0) return;
  report(
      trigger.place, phases.front().name.value,
      fmt::format("the first phase begins with the {}-train, but the {}-train is sold before it, so the game "
                  "begins without a phase",
                  trigger.value, trains.front().name.value),
      "add the first phase if it was left out; it needs no `on`");
}

}  // namespace trackwright::checks
