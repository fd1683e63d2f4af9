#include "designer/checks/prelude.h"

namespace trackwright::checks {

void token_first_not_free(const Facts& facts, Report& report) {
  for (const Company& company : facts.title.companies.companies) {
    if (company.tokens.empty() || company.tokens.front().value == 0) continue;
    report(company.tokens.front().place, company.id.value,
           fmt::format("the home token of {} costs {}", company.id.value,
                       money(facts.title, company.tokens.front().value)),
           "write `tokens: [0, ...]`; the home token is usually free");
  }
}

}  // namespace trackwright::checks
