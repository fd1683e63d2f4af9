#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

void report_near(const std::string& kind, Place place, const std::string& other, Report& report) {
  report(place, kind, fmt::format("the kind {} looks like a misspelling of {}", kind, other),
         fmt::format("did you mean `{}`?", other));
}

}  // namespace

void company_near_kind(const Facts& facts, Report& report) {
  std::map<std::string, std::vector<const Company*>> kinds;
  for (const Company& company : facts.title.companies.companies) kinds[company.kind].push_back(&company);
  for (const auto& [kind, members] : kinds)
    for (const auto& [other, others] : kinds)
      if (members.size() == 1 && others.size() > 1 && one_slip_apart(kind, other))
        report_near(kind, members.front()->place, other, report);
  // Compare kinds of limits and defaults that no company has.
  const auto compare = [&](const std::string& kind, Place place) {
    for (const std::string& other : facts.kinds)
      if (!facts.kinds.contains(kind) && one_slip_apart(kind, other)) report_near(kind, place, other, report);
  };
  for (const Ref& kind : facts.title.companies.defaults) compare(kind.value, kind.place);
  for (const Phase& phase : facts.title.roster.phases)
    for (const auto& [kind, limit] : phase.limits) compare(kind, limit.place);
}

}  // namespace trackwright::checks
