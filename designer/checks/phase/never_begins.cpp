#include "designer/checks/prelude.h"

namespace trackwright::checks {

void phase_never_begins(const Facts& facts, Report& report) {
  const auto& phases = facts.title.roster.phases;
  for (std::size_t i = 1; i < phases.size(); ++i) {
    if (!phases[i].on.empty()) continue;
    report(phases[i].place, phases[i].name.value,
           fmt::format("phase {} has no trigger", phases[i].name.value),
           fmt::format("name the train whose first purchase starts it, e.g. `on: {}`", phases[i].name.value));
  }
}

}  // namespace trackwright::checks
