#include "designer/checks/facts.h"
#include "designer/checks/families.h"

#include <fmt/core.h>

#include <map>
#include <string>
#include <utility>

namespace trackwright::checks {

void company_same_colour(const Facts& facts, Report& report) {
  std::map<std::pair<std::string, std::string>, const Company*> first;
  for (const Company& company : facts.title.companies.companies) {
    if (company.colour.empty()) continue;
    const auto [it, added] = first.emplace(std::pair{company.colour, company.text_colour}, &company);
    if (added || it->second->kind != company.kind) continue;
    report(company.place, company.id.value,
           fmt::format("{} and {} have the same colours", it->second->id.value, company.id.value),
           "tokens must be told apart across the table; change `colour` or `text_colour`")
        .related.push_back({it->second->place, "the other one"});
  }
}

}  // namespace trackwright::checks
