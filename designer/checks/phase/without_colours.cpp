#include "designer/checks/prelude.h"

namespace trackwright::checks {

void phase_without_colours(const Facts& facts, Report& report) {
  const auto& phases = facts.title.roster.phases;
  // For later phases, phase/loses-colour reports the colours that they take away.
  if (phases.size() < 2 || !phases.front().tiles.empty() || phases[1].tiles.empty()) return;
  report(phases.front().place, phases.front().name.value,
         fmt::format("the first phase, {}, does not state the tile colours", phases.front().name.value),
         "add its `tiles`: all colours that may be laid in it");
}

}  // namespace trackwright::checks
