#include "designer/checks/prelude.h"

namespace trackwright::checks {

void company_without_certificates(const Facts& facts, Report& report) {
  for (const Company& company : facts.title.companies.companies) {
    if (!company.certificates.empty() || company.price) continue;
    // A private of the same name is bought in its stead.
    if (find_private(facts.title.companies, company.id.value) != nullptr) continue;
    Finding& finding = report(company.place, company.id.value,
                              fmt::format("{} has no certificates and no price", company.id.value),
                              "give its `certificates`, or the `price` for which it is bought whole");
    for (const Ref& kind : facts.title.companies.defaults)
      if (kind.value == company.kind)
        finding.related.push_back({kind.place, "the defaults of its kind have none either"});
  }
}

}  // namespace trackwright::checks
