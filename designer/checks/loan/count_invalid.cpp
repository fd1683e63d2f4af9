#include "designer/checks/prelude.h"

namespace trackwright::checks {

void loan_count_invalid(const Facts& facts, Report& report) {
  for (const Loan& loan : facts.title.roster.loans)
    if (loan.count && loan.count->value <= 0)
      report(loan.count->place, {Name::Loan, loan.name.value},
             fmt::format("the count of {1} is {0}", loan.count->value, loan.name.value),
             "state the number of cards, or remove the loan");
}

}  // namespace trackwright::checks
