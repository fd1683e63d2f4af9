#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Whether the shorter list is the beginning of the longer one.
bool begins_alike(const std::vector<Placed<int>>& a, const std::vector<Placed<int>>& b) {
  const std::size_t common = std::min(a.size(), b.size());
  return std::equal(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(common), b.begin());
}

}  // namespace

void token_unlike_others(const Facts& facts, Report& report) {
  std::vector<const Company*> companies;
  for (const Company& company : facts.title.companies.companies)
    if (company.tokens.size() > 1) companies.push_back(&company);
  if (companies.size() < 4) return;
  std::vector<const Company*> odd;
  for (const Company* company : companies) {
    const auto unlike = std::ranges::count_if(
        companies, [&](const Company* other) { return !begins_alike(company->tokens, other->tokens); });
    if (2 * static_cast<std::size_t>(unlike) > companies.size()) odd.push_back(company);
  }
  if (odd.size() != 1) return;
  const bool rest_alike = std::ranges::all_of(companies, [&](const Company* a) {
    return a == odd.front() || std::ranges::all_of(companies, [&](const Company* b) {
             return b == odd.front() || begins_alike(a->tokens, b->tokens);
           });
  });
  if (rest_alike)
    report(
        odd.front()->tokens.front().place, odd.front()->id.value,
        fmt::format("the token costs of {} differ from those of all other companies", odd.front()->id.value),
        "check the list");
}

}  // namespace trackwright::checks
