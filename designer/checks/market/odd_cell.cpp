#include "designer/checks/market_rows.h"
#include "designer/checks/prelude.h"

namespace trackwright::checks {

void market_odd_cell(const Facts& facts, Report& report) {
  for (const OddCell& odd : odd_cells(facts.title.market))
    report(
        odd.cell->place, std::to_string(odd.cell->price),
        fmt::format(
            "each row of this market repeats the row above, shifted; this cell has {} where {} is expected",
            odd.cell->price, odd.expected),
        fmt::format("did you mean {}?", odd.expected));
}

}  // namespace trackwright::checks
