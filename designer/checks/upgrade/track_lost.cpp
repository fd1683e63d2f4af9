#include "designer/checks/prelude.h"

namespace trackwright::checks {

void upgrade_track_lost(const Facts& facts, Report& report) {
  for (const ChartPair& pair : facts.chart.impossible) {
    const UpgradeForm& from = facts.book.form(pair.from);
    const UpgradeForm& to = facts.book.form(pair.to);
    report(
        pair.place, facts.book.id(pair.from),
        fmt::format("the chart leads from {} to {}, but {}", facts.book.id(pair.from), facts.book.id(pair.to),
                    keeping_exits(from, to).empty() ? "no rotation has an exit wherever the old tile has one"
                                                    : "every rotation loses some of the old track"),
        "remove the upgrade from the chart, or correct a number");
  }
}

}  // namespace trackwright::checks
