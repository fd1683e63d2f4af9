#include "designer/checks/prelude.h"

namespace trackwright::checks {

void token_costs_fall(const Facts& facts, Report& report) {
  for (const Company& company : facts.title.companies.companies)
    for (std::size_t i = 1; i < company.tokens.size(); ++i) {
      if (company.tokens[i].value >= company.tokens[i - 1].value) continue;
      report(company.tokens[i].place, company.id.value,
             fmt::format("token {} of {} costs {}, less than the {} of the one before it", i + 1,
                         company.id.value, money(facts.title, company.tokens[i].value),
                         money(facts.title, company.tokens[i - 1].value)),
             "costs rise from token to token");
      break;
    }
}

}  // namespace trackwright::checks
