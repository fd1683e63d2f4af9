#include "designer/checks/needs.h"
#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool is_sold(const Company& company) {
  return !company.certificates.empty() || company.price;
}

}  // namespace

void company_without_certificates(const Facts& facts, Report& report) {
  const Companies& companies = facts.title.companies;
  for (const Company& company : companies.companies) {
    if (is_sold(company)) continue;
    // Players buy a private of the same name instead.
    if (find_private(companies, company.id.value) != nullptr) continue;
    const Ref* lost_there = defaults_that_lack(companies, company.kind, is_sold);
    Finding& finding =
        report(lost_there != nullptr ? lost_there->place : company.place, company.id.value,
               fmt::format("{} has no certificates and no price", company.id.value),
               "add its `certificates`, or the `price` at which a player can buy the whole company");
    if (const Ref* defaults = defaults_of(companies, company.kind);
        defaults != nullptr && lost_there == nullptr)
      finding.related.push_back({defaults->place, "the defaults of its kind have none either"});
  }
}

}  // namespace trackwright::checks
