#include "designer/checks/prelude.h"

namespace trackwright::checks {

void title_turn_missing(const Facts& facts, Report& report) {
  const Title& title = facts.title;
  if (title.turns.empty()) return;
  std::set<std::string> said;
  for (const Company& company : title.companies.companies) {
    if (title.turns.contains(company.kind) || !said.insert(company.kind).second) continue;
    report(company.id.place, company.kind,
           fmt::format("turns are told by kind of company, but a {} has none", company.kind),
           fmt::format("add `{}:` to operating_round", company.kind));
  }
}

}  // namespace trackwright::checks
