#include "designer/checks/prelude.h"

namespace trackwright::checks {

void phase_without_limits(const Facts& facts, Report& report) {
  const auto& phases = facts.title.roster.phases;
  const auto without = std::ranges::count_if(phases, [](const Phase& p) { return p.limits.empty(); });
  if (without != 1 || phases.size() < 3) return;
  const Phase& phase = *std::ranges::find_if(phases, [](const Phase& p) { return p.limits.empty(); });
  // phase/limit-missing reports a gap between two phases.
  if (&phase != &phases.back() && &phase != &phases.front()) return;
  report(phase.place, phase.name.value,
         fmt::format("phase {} gives no train limit, but all other phases do", phase.name.value),
         "add its `limits`");
}

}  // namespace trackwright::checks
