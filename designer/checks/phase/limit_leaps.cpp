#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool another_has_more(const Phase& phase, int limit) {
  return std::ranges::any_of(phase.limits, [&](const auto& other) { return other.second.value > limit; });
}

}  // namespace

// Limits fall by two at once only for small companies beside larger ones (18Neb), and never by three.
void phase_limit_leaps(const Facts& facts, Report& report) {
  const auto& phases = facts.title.roster.phases;
  for (std::size_t i = 1; i < phases.size(); ++i)
    for (const auto& [kind, limit] : phases[i].limits) {
      const auto before = phases[i - 1].limits.find(kind);
      if (before == phases[i - 1].limits.end()) continue;
      const int fall = before->second.value - limit.value;
      if (fall < 2 || (fall == 2 && another_has_more(phases[i], limit.value))) continue;
      Finding& finding = report(limit.place, phases[i].name.value,
                                fmt::format("the train limit of a {} falls from {} to {} in phase {}", kind,
                                            before->second.value, limit.value, phases[i].name.value),
                                "check both phases; limits usually fall by one at a time");
      finding.related.push_back({before->second.place, "the phase before"});
      finding.also.push_back({Name::Phase, phases[i - 1].name.value});
    }
}

}  // namespace trackwright::checks
