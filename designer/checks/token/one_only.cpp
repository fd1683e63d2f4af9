#include "designer/checks/prelude.h"

namespace trackwright::checks {

void token_one_only(const Facts& facts, Report& report) {
  std::map<std::string, std::vector<const Company*>> kinds;
  for (const Company& company : facts.title.companies.companies) kinds[company.kind].push_back(&company);
  std::vector<const Company*> poor;
  for (const auto& of_kind : kinds) {
    const auto& companies = of_kind.second;  // Clang 14 cannot capture a structured binding in a lambda
    const auto having = [&](std::size_t least, std::size_t most) {
      return static_cast<std::size_t>(std::ranges::count_if(companies, [&](const Company* company) {
        return company->tokens.size() >= least && company->tokens.size() <= most;
      }));
    };
    constexpr std::size_t any = 1000;
    if (companies.size() < 5 || having(1, 1) != 1 || having(2, any) + 1 != companies.size() ||
        2 * having(3, any) < companies.size())
      continue;
    poor.push_back(
        *std::ranges::find_if(companies, [](const auto* company) { return company->tokens.size() == 1; }));
  }
  if (poor.size() != 1) return;
  const Company& company = *poor.front();
  report(company.tokens.front().place, company.id.value,
         fmt::format("{} has a single station token, but all others of the kind {} have at least two",
                     company.id.value, company.kind),
         "add the costs of the missing tokens to `tokens`");
}

}  // namespace trackwright::checks
