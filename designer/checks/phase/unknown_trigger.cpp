#include "designer/checks/prelude.h"

namespace trackwright::checks {

void phase_unknown_trigger(const Facts& facts, Report& report) {
  const std::vector<std::string> names(facts.trains.begin(), facts.trains.end());
  for (const Phase& phase : facts.title.roster.phases)
    for (const Ref& trigger : phase.on) {
      if (facts.trains.contains(trigger.value)) continue;
      std::string help = did_you_mean(trigger.value, names);
      if (help.empty()) help = fmt::format("the trains are {}", list_words(names));
      report(trigger.place, phase.name.value,
             fmt::format("phase {} begins with the first {}-train, but there is no such train",
                         phase.name.value, trigger.value),
             std::move(help));
    }
}

}  // namespace trackwright::checks
