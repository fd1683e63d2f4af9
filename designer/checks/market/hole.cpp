#include "designer/checks/prelude.h"

namespace trackwright::checks {

void market_hole(const Facts& facts, Report& report) {
  const auto& rows = facts.title.market.rows;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    const MarketCell* last = nullptr;
    bool hole = false;
    for (const auto& cell : rows[r]) {
      if (cell && hole)
        report(
            cell->place, std::to_string(cell->price),
            fmt::format("row {} of the market has a hole between {} and {}", r + 1, last->price, cell->price),
            "fill it with the missing price");
      hole = !cell && last != nullptr;
      if (cell) last = &*cell;
    }
  }
}

}  // namespace trackwright::checks
