#include "designer/checks/prelude.h"

namespace trackwright::checks {

void upgrade_unknown_phase(const Facts& facts, Report& report) {
  const std::vector<std::string> names(facts.phases.begin(), facts.phases.end());
  const UpgradeRules& rules = facts.title.upgrades;
  for (const auto* lines : {&rules.chart, &rules.also, &rules.never})
    for (const UpgradeLine& line : *lines) {
      if (line.phase.empty() || facts.phases.contains(line.phase)) continue;
      report(line.place, line.phase,
             fmt::format("an upgrade holds from phase {} on, but there is no such phase", line.phase),
             did_you_mean(line.phase, names));
    }
}

}  // namespace trackwright::checks
