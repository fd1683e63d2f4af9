#include "designer/checks/prelude.h"

namespace trackwright::checks {

void upgrade_natural_stop_missing(const Facts& facts, Report& report) {
  for (const ChartPair& pair : facts.chart.missing) {
    const UpgradeForm& form = facts.book.form(pair.from);
    if (form.towns == 0 && form.cities == 0) continue;
    report(pair.place, facts.book.id(pair.from),
           fmt::format("the chart does not lead from {} to {}, although colour, stops, label and track fit",
                       facts.book.id(pair.from), facts.book.id(pair.to)),
           "add the upgrade, or list it under `never` with the reason");
  }
}

}  // namespace trackwright::checks
