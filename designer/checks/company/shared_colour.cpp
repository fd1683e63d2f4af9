#include "designer/checks/prelude.h"

namespace trackwright::checks {

void company_shared_colour(const Facts& facts, Report& report) {
  std::map<std::pair<std::string, std::string>, std::vector<const Company*>> by_colour;
  for (const Company& company : facts.title.companies.companies)
    if (!company.colour.empty()) by_colour[{company.kind, company.colour}].push_back(&company);
  std::vector<std::pair<const Company*, const Company*>> pairs;
  for (const auto& [key, companies] : by_colour)
    if (companies.size() > 1) {
      // More than two companies in one livery differ in another way.
      if (companies.size() > 2) return;
      pairs.emplace_back(companies[0], companies[1]);
    }
  // company/same-colour reports companies whose text colours are equal, too.
  if (pairs.size() != 1 || by_colour.size() < 2) return;
  const auto& [first, second] = pairs.front();
  if (first->text_colour == second->text_colour) return;
  report(second->place, second->id.value,
         fmt::format("{} and {} have the same colour and differ only in their text colour; all others have "
                     "their own colours",
                     first->id.value, second->id.value),
         "give one of them a different `colour`")
      .related.push_back({first->place, "the other one"});
}

}  // namespace trackwright::checks
