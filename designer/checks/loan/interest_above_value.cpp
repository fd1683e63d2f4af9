#include "designer/checks/prelude.h"

namespace trackwright::checks {

void loan_interest_above_value(const Facts& facts, Report& report) {
  for (const Loan& loan : facts.title.roster.loans) {
    if (!loan.interest || loan.interest->value <= loan.value.value) continue;
    report(loan.interest->place, {Name::Loan, loan.name.value},
           fmt::format("the interest on {} is {} per round, but its value is only {}", loan.name.value,
                       money(facts.title, loan.interest->value), money(facts.title, loan.value.value)),
           "correct the interest or the value");
  }
}

}  // namespace trackwright::checks
