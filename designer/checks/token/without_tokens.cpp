#include "designer/checks/prelude.h"

namespace trackwright::checks {

void token_without_tokens(const Facts& facts, Report& report) {
  for (const Company& company : facts.title.companies.companies) {
    if (!company.tokens.empty() || company.kind != "major") continue;
    report(company.place, company.id.value, fmt::format("{} has no station token", company.id.value),
           "list the cost of each: `tokens: [0, 40]`");
  }
}

}  // namespace trackwright::checks
