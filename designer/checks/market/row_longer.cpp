#include "designer/checks/prelude.h"

namespace trackwright::checks {

void market_row_longer(const Facts& facts, Report& report) {
  const Market& market = facts.title.market;
  if (market.shape != MarketShape::Grid) return;
  for (std::size_t r = 1; r < market.rows.size(); ++r) {
    const auto& above = market.rows[r - 1];
    const auto& row = market.rows[r];
    if (row.size() <= above.size() || !row.back()) continue;
    report(row.back()->place, std::to_string(row.back()->price),
           fmt::format("row {} of the market reaches farther right than the row above it", r + 1),
           "check both rows; a price at the end has no cell above it to move to");
  }
}

}  // namespace trackwright::checks
