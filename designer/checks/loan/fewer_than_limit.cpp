#include "designer/checks/prelude.h"

namespace trackwright::checks {

void loan_fewer_than_limit(const Facts& facts, Report& report) {
  for (const Loan& loan : facts.title.roster.loans) {
    if (!loan.count || loan.limits.empty()) continue;
    const auto& [kind, limit] =
        *std::ranges::max_element(loan.limits, {}, [](const auto& one) { return one.second.value; });
    if (limit.value <= loan.count->value) continue;
    report(limit.place, {Name::Loan, loan.name.value},
           fmt::format("a {} may have {} of {}, but there are only {}", kind, limit.value, loan.name.value,
                       loan.count->value),
           "correct the limit or the count");
  }
}

}  // namespace trackwright::checks
