#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Minors can share one livery: players tell them apart by their numbers.
bool kind_has_livery(const Facts& facts, const Company& company) {
  const auto differs = [&](const Company& other) {
    return other.kind == company.kind && other.colour != company.colour;
  };
  return company.kind != "major" && std::ranges::none_of(facts.title.companies.companies, differs);
}

}  // namespace

void company_same_colour(const Facts& facts, Report& report) {
  std::map<std::pair<std::string, std::string>, const Company*> first;
  for (const Company& company : facts.title.companies.companies) {
    if (company.colour.empty() || kind_has_livery(facts, company)) continue;
    const auto [it, added] = first.emplace(std::pair{company.colour, company.text_colour}, &company);
    if (added || it->second->kind != company.kind) continue;
    report(company.place, company.id.value,
           fmt::format("{} and {} have the same colours", it->second->id.value, company.id.value),
           "change one `colour` or `text_colour`; players must be able to tell tokens apart across the table")
        .related.push_back({it->second->place, "the other one"});
  }
}

}  // namespace trackwright::checks
