#include "designer/checks/prelude.h"

namespace trackwright::checks {

void token_fewer_than_homes(const Facts& facts, Report& report) {
  for (const Company& company : facts.title.companies.companies) {
    if (company.tokens.empty() || !company.home_text.empty() || company.homes.size() <= company.tokens.size())
      continue;
    report(company.tokens.front().place, company.id.value,
           fmt::format("{} has {} homes but only {}", company.id.value, company.homes.size(),
                       counted(company.tokens.size(), "token")),
           "add a token for each home, or describe the choice of homes in `home_text`");
  }
}

}  // namespace trackwright::checks
