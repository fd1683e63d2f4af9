#include "designer/checks/prelude.h"

namespace trackwright::checks {

void private_odd_yield(const Facts& facts, Report& report) {
  const auto& privates = facts.title.companies.privates;
  for (const Private& company : privates) {
    if (company.price.value <= 0 || company.revenue.value <= 0) continue;
    int most = 0;
    int least = 1000;
    int others = 0;
    for (const Private& other : privates) {
      if (&other == &company || other.price.value <= 0 || other.revenue.value <= 0) continue;
      const int yield = 1000 * other.revenue.value / other.price.value;
      most = std::max(most, yield);
      least = std::min(least, yield);
      ++others;
    }
    const int yield = 1000 * company.revenue.value / company.price.value;
    if (others < 2 || (2 * yield <= 5 * most && 5 * yield >= 2 * least)) continue;
    report(company.revenue.place, company.id.value,
           fmt::format(
               "{} pays {} at a price of {}, which is {} % per round; the others pay between {} and {} %",
               company.id.value, money(facts.title, company.revenue.value),
               money(facts.title, company.price.value), yield / 10, least / 10, most / 10),
           "check its price and revenue")
        .related.push_back({company.price.place, "its price"});
  }
}

}  // namespace trackwright::checks
