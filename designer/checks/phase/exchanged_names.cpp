#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool begun_by(const Phase& phase, const std::string& train) {
  return std::ranges::find(phase.on, train, &Ref::value) != phase.on.end();
}

}  // namespace

void phase_exchanged_names(const Facts& facts, Report& report) {
  const auto& phases = facts.title.roster.phases;
  for (std::size_t i = 0; i < phases.size(); ++i)
    for (std::size_t j = i + 1; j < phases.size(); ++j) {
      const Phase& a = phases[i];
      const Phase& b = phases[j];
      if (!begun_by(a, b.name.value) || !begun_by(b, a.name.value)) continue;
      // phase/trigger-order reports triggers that are out of order.
      const auto first = facts.first_rank(a.on);
      const auto second = facts.first_rank(b.on);
      if (!first || !second || *first > *second) continue;
      report(a.place, a.name.value,
             fmt::format("phase {0} begins with the {1}-train, and phase {1} with the {0}-train",
                         a.name.value, b.name.value),
             "swap the names of the two phases")
          .related.push_back({b.place, "the other phase"});
    }
}

}  // namespace trackwright::checks
