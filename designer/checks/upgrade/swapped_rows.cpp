#include "designer/checks/prelude.h"

namespace trackwright::checks {

void upgrade_swapped_rows(const Facts& facts, Report& report) {
  for (const ChartSwap& swap : facts.chart.swaps)
    report(
        swap.place, facts.book.id(swap.a),
        fmt::format("{} {} and {} look exchanged in the chart: the other way round {} would be right",
                    swap.rows ? "rows" : "tiles", facts.book.id(swap.a), facts.book.id(swap.b),
                    counted(swap.cures, "entry", "entries")),
        swap.rows ? "exchange the two numbers at the beginning of their lines" : "exchange the two numbers");
}

}  // namespace trackwright::checks
