#include "designer/checks/prelude.h"

namespace trackwright::checks {

void private_unknown_closing(const Facts& facts, Report& report) {
  std::vector<std::string> names(facts.trains.begin(), facts.trains.end());
  names.insert(names.end(), facts.phases.begin(), facts.phases.end());
  for (const Private& company : facts.title.companies.privates)
    for (const Ref& trigger : company.closes_on) {
      if (facts.trains.contains(trigger.value) || facts.phases.contains(trigger.value)) continue;
      report(trigger.place, company.id.value,
             fmt::format("{} closes on {}, which is no train and no phase", company.id.value, trigger.value),
             did_you_mean(trigger.value, names));
    }
}

}  // namespace trackwright::checks
