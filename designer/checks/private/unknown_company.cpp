#include "designer/checks/prelude.h"

namespace trackwright::checks {

void private_unknown_company(const Facts& facts, Report& report) {
  std::vector<std::string> names;
  for (const Company& company : facts.title.companies.companies) names.push_back(company.id.value);
  for (const Private& company : facts.title.companies.privates)
    for (const GrantedShare& share : company.shares) {
      if (find_company(facts.title.companies, share.company.value) != nullptr) continue;
      report(share.company.place, company.id.value,
             fmt::format("{} brings a share of {}, but there is no such company", company.id.value,
                         share.company.value),
             did_you_mean(share.company.value, names));
    }
}

}  // namespace trackwright::checks
