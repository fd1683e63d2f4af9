#include "designer/checks/prelude.h"

namespace trackwright::checks {

void company_defaults_for_nobody(const Facts& facts, Report& report) {
  for (const Ref& kind : facts.title.companies.defaults) {
    const auto slip = [&](const std::string& other) { return one_slip_apart(kind.value, other); };
    if (facts.kinds.contains(kind.value) || std::ranges::any_of(facts.kinds, slip)) continue;
    report(kind.place, kind.value,
           fmt::format("`defaults` has an entry for the kind {}, but no company is of this kind", kind.value),
           fmt::format("correct the kind, or remove the entry; the kinds of companies are {}",
                       shortlist({facts.kinds.begin(), facts.kinds.end()})));
  }
}

}  // namespace trackwright::checks
