#include "designer/checks/prelude.h"

namespace trackwright::checks {

void upgrade_swapped_rows(const Facts& facts, Report& report) {
  for (const ChartSwap& swap : facts.chart.swaps)
    report(swap.place, facts.book.id(swap.a),
           fmt::format("{} {} and {} seem to be swapped in the chart; a swap would correct {}",
                       swap.rows ? "rows" : "tiles", facts.book.id(swap.a), facts.book.id(swap.b),
                       counted(swap.corrected, "entry", "entries")),
           swap.rows ? "swap the two numbers at the beginning of their lines" : "swap the two numbers");
}

}  // namespace trackwright::checks
