#include "designer/checks/prelude.h"

namespace trackwright::checks {

void phase_limit_one(const Facts& facts, Report& report) {
  for (const Phase& phase : facts.title.roster.phases) {
    if (phase.limits.empty()) continue;
    const auto& [kind, most] =
        *std::ranges::max_element(phase.limits, {}, [](const auto& limit) { return limit.second.value; });
    if (most.value != 1) continue;
    report(most.place, phase.name.value,
           fmt::format("in phase {} no company may own more than one train", phase.name.value),
           fmt::format("check the limit of a {}: others end at 2", kind));
  }
}

}  // namespace trackwright::checks
