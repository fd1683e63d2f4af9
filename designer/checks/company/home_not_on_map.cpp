#include "designer/checks/meant_hex.h"
#include "designer/checks/prelude.h"

namespace trackwright::checks {

void company_home_not_on_map(const Facts& facts, Report& report) {
  for (const Company& company : facts.title.companies.companies)
    for (const Station& home : company.homes) {
      if (facts.find_hex(home.hex.value) != nullptr) continue;
      Finding& finding = report(home.hex.place, company.id.value,
                                fmt::format("the home of {} is {}, which is not a hex on the map",
                                            company.id.value, home.hex.value));
      help_with_hex(facts, home.hex.value, finding);
      if (is_part_of_larger_map(facts)) finding.severity = Severity::Warning;
    }
}

}  // namespace trackwright::checks
