#include "designer/checks/prelude.h"

namespace trackwright::checks {

void upgrade_rule_not_said(const Facts& facts, Report& report) {
  const UpgradeRules& rules = facts.title.upgrades;
  if (rules.rule_said || rules.chart.empty()) return;
  report(
      rules.place, "upgrades", "there is an upgrade chart, but `rule` is missing",
      "add `rule: chart` if only the chart decides, or `rule: geometry` if colour, track and label decide");
}

}  // namespace trackwright::checks
