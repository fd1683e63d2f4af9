#include "designer/checks/prelude.h"

namespace trackwright::checks {

void private_same_name(const Facts& facts, Report& report) {
  std::map<std::string, const Private*> first;
  for (const Private& company : facts.title.companies.privates) {
    if (company.name.empty()) continue;
    const auto [it, added] = first.emplace(company.name, &company);
    if (!added)
      report(
          company.place, company.id.value,
          fmt::format("{} and {} are both called {}", it->second->id.value, company.id.value, company.name),
          "give each its own name")
          .related.push_back({it->second->place, "the other one"});
  }
}

}  // namespace trackwright::checks
