#include "designer/checks/prelude.h"

namespace trackwright::checks {

void phase_rounds_missing(const Facts& facts, Report& report) {
  for (const Phase& phase : facts.title.roster.phases) {
    if (phase.operating_rounds && phase.operating_rounds->value > 0) continue;
    report(phase.operating_rounds ? phase.operating_rounds->place : phase.place, phase.name.value,
           fmt::format("phase {} does not state the number of operating rounds", phase.name.value),
           "add `operating_rounds`");
  }
}

}  // namespace trackwright::checks
