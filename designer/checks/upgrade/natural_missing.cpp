#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool plain(const UpgradeForm& form) {
  return form.towns == 0 && form.cities == 0;
}

}  // namespace

void upgrade_natural_missing(const Facts& facts, Report& report) {
  for (const ChartPair& pair : facts.chart.missing) {
    if (!plain(facts.book.form(pair.from))) continue;
    report(pair.place, facts.book.id(pair.from),
           fmt::format("the chart does not lead from {} to {}, although colour and track fit",
                       facts.book.id(pair.from), facts.book.id(pair.to)),
           "add the upgrade, or list it under `never` with the reason");
  }
}

}  // namespace trackwright::checks
