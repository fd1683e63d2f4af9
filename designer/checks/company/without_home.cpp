#include "designer/checks/prelude.h"

namespace trackwright::checks {

void company_without_home(const Facts& facts, Report& report) {
  for (const Company& company : facts.title.companies.companies) {
    if (!company.homes.empty() || !company.home_text.empty()) continue;
    report(company.place, company.id.value, fmt::format("it is not said where {} starts", company.id.value),
           "give its `home`, or say in `home_text` who chooses it");
  }
}

}  // namespace trackwright::checks
