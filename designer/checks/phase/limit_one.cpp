#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Returns the kind with the highest limit; a phase without its limit shows nothing.
std::string largest_kind(const std::vector<Phase>& phases) {
  std::string kind;
  int most = 0;
  for (const Phase& phase : phases)
    for (const auto& [name, limit] : phase.limits)
      if (limit.value > most) {
        kind = name;
        most = limit.value;
      }
  return kind;
}

}  // namespace

void phase_limit_one(const Facts& facts, Report& report) {
  const auto& phases = facts.title.roster.phases;
  const std::string largest = largest_kind(phases);
  for (const Phase& phase : phases) {
    const auto limit = phase.limits.find(largest);
    if (limit == phase.limits.end() ||
        std::ranges::any_of(phase.limits, [](const auto& other) { return other.second.value != 1; }))
      continue;
    report(limit->second.place, phase.name.value,
           fmt::format("in phase {}, no company may own more than one train", phase.name.value),
           fmt::format("check the limit of a {}: the usual minimum is 2", largest));
  }
}

}  // namespace trackwright::checks
