#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Returns the index of the first token that is cheaper than the one before it; 0 if costs rise.
std::size_t fall_in(const Company& company) {
  for (std::size_t i = 1; i < company.tokens.size(); ++i)
    if (company.tokens[i].value < company.tokens[i - 1].value) return i;
  return 0;
}

}  // namespace

void token_costs_fall(const Facts& facts, Report& report) {
  const auto& companies = facts.title.companies.companies;
  const auto with_tokens =
      std::ranges::count_if(companies, [](const Company& company) { return company.tokens.size() > 1; });
  const auto falling =
      std::ranges::count_if(companies, [](const Company& company) { return fall_in(company) > 0; });
  for (const Company& company : companies) {
    const std::size_t i = fall_in(company);
    if (i == 0) continue;
    Finding& finding =
        report(company.tokens[i].place, company.id.value,
               fmt::format("token {} of {} costs {}, less than the {} of the one before it", i + 1,
                           company.id.value, money(facts.title, company.tokens[i].value),
                           money(facts.title, company.tokens[i - 1].value)),
               "check the list; costs usually rise from token to token");
    // The only company with falling costs among four or more
    if (falling == 1 && with_tokens >= 4) finding.severity = Severity::Warning;
  }
}

}  // namespace trackwright::checks
