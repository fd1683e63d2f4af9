#include "designer/checks/needs.h"
#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool says_home(const Company& company) {
  return !company.homes.empty() || !company.home_text.empty();
}

}  // namespace

void company_without_home(const Facts& facts, Report& report) {
  const Companies& companies = facts.title.companies;
  for (const Company& company : companies.companies) {
    if (says_home(company)) continue;
    const Ref* defaults = defaults_that_lack(companies, company.kind, says_home);
    report(defaults != nullptr ? defaults->place : company.place, company.id.value,
           fmt::format("the home of {} is missing", company.id.value),
           "add its `home`, or state in `home_text` who chooses it");
  }
}

}  // namespace trackwright::checks
