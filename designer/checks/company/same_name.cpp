#include "designer/checks/prelude.h"

namespace trackwright::checks {

void company_same_name(const Facts& facts, Report& report) {
  std::map<std::string, const Company*> first;
  for (const Company& company : facts.title.companies.companies) {
    if (company.name.empty()) continue;
    const auto [it, added] = first.emplace(company.name, &company);
    if (added) continue;
    report(company.place, company.id.value,
           fmt::format("{} and {} are both named {}", it->second->id.value, company.id.value, company.name),
           "correct one of the names")
        .related.push_back({it->second->place, "the other one"});
  }
}

}  // namespace trackwright::checks
