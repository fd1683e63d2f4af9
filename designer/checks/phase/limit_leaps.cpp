#include "designer/checks/prelude.h"

namespace trackwright::checks {

void phase_limit_leaps(const Facts& facts, Report& report) {
  const auto& phases = facts.title.roster.phases;
  for (std::size_t i = 1; i < phases.size(); ++i)
    for (const auto& [kind, limit] : phases[i].limits) {
      const auto before = phases[i - 1].limits.find(kind);
      if (before == phases[i - 1].limits.end() || before->second.value - limit.value < 3) continue;
      Finding& finding = report(limit.place, phases[i].name.value,
                                fmt::format("the train limit of a {} falls from {} to {} in phase {}", kind,
                                            before->second.value, limit.value, phases[i].name.value),
                                "limits fall step by step; check both phases");
      finding.related.push_back({before->second.place, "the phase before"});
      finding.also.push_back({Name::Phase, phases[i - 1].name.value});
    }
}

}  // namespace trackwright::checks
