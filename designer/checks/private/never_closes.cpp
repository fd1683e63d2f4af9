#include "designer/checks/prelude.h"

namespace trackwright::checks {

void private_never_closes(const Facts& facts, Report& report) {
  for (const Private& company : facts.title.companies.privates) {
    if (!company.closes_on.empty() || !company.closes_text.empty()) continue;
    report(company.place, company.id.value, fmt::format("{} has no closing condition", company.id.value),
           "add `closes_on` (a train or phase), or describe the event in `closes_text`");
  }
}

}  // namespace trackwright::checks
