#include "designer/checks/needs.h"
#include "designer/checks/prelude.h"

namespace trackwright::checks {

void token_without_tokens(const Facts& facts, Report& report) {
  const Companies& companies = facts.title.companies;
  const auto has_tokens = [](const Company& one) { return !one.tokens.empty(); };
  for (const Company& company : companies.companies) {
    if (has_tokens(company) || company.kind != "major") continue;
    const Ref* lost_there = defaults_that_lack(companies, company.kind, has_tokens);
    report(lost_there != nullptr ? lost_there->place : company.place, company.id.value,
           fmt::format("{} has no station token", company.id.value),
           "list the cost of each token, for example `tokens: [0, 40]`");
  }
}

}  // namespace trackwright::checks
