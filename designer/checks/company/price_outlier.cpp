#include "designer/checks/prelude.h"

namespace trackwright::checks {

void company_price_outlier(const Facts& facts, Report& report) {
  const auto& companies = facts.title.companies.companies;
  for (const Company& company : companies) {
    if (!company.price || company.price->value <= 0) continue;
    int least = 0;
    int most = 0;
    int others = 0;
    for (const Company& other : companies) {
      if (&other == &company || other.kind != company.kind || !other.price || other.price->value <= 0)
        continue;
      least = others == 0 ? other.price->value : std::min(least, other.price->value);
      most = std::max(most, other.price->value);
      ++others;
    }
    if (others < 2 || (company.price->value <= 4 * most && 4 * company.price->value >= least)) continue;
    report(company.price->place, company.id.value,
           fmt::format("{} costs {}, but the others of its kind cost {} to {}", company.id.value,
                       money(facts.title, company.price->value), money(facts.title, least),
                       money(facts.title, most)),
           "check the price");
  }
}

}  // namespace trackwright::checks
