#include "designer/checks/prelude.h"

namespace trackwright::checks {

void company_total_differs(const Facts& facts, Report& report) {
  const auto& stated = facts.title.totals.certificates;
  if (!stated || !facts.whole) return;
  const auto& companies = facts.title.companies;
  int shares = 0;
  int whole = 0;  // minors bought with one card
  for (const Company& company : companies.companies) {
    for (const Certificate& certificate : company.certificates) shares += certificate.count.value;
    if (company.certificates.empty() && company.price) ++whole;
  }
  const int privates = static_cast<int>(companies.privates.size());
  // Rulebooks count with or without minors and privates; any of these readings is a total.
  for (const int sum : {shares, shares + whole, shares + privates, shares + whole + privates})
    if (sum == stated->value) return;
  report(stated->place, "certificates",
         fmt::format("the rules speak of {}, but the companies have {}, besides {} and {}",
                     count_words(stated->value, "certificate"), shares, count_words(whole, "minor"),
                     count_words(privates, "private")),
         "one of the counts is wrong, or the total");
}

}  // namespace trackwright::checks
