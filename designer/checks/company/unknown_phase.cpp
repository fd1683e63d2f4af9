#include "designer/checks/prelude.h"

namespace trackwright::checks {

void company_unknown_phase(const Facts& facts, Report& report) {
  for (const Company& company : facts.title.companies.companies)
    for (const auto& [phase, percent] : company.float_by_phase)
      if (!facts.phases.contains(phase) && !facts.title.unreadable.contains(phase))
        report(percent.place, company.id.value,
               fmt::format("{} floats with {} % in phase {}, which is not in the roster", company.id.value,
                           percent.value, phase),
               did_you_mean(phase, {facts.phases.begin(), facts.phases.end()}));
}

}  // namespace trackwright::checks
