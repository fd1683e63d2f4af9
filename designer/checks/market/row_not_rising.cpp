#include "designer/checks/prelude.h"

namespace trackwright::checks {

void market_row_not_rising(const Facts& facts, Report& report) {
  for (const auto& row : facts.title.market.rows) {
    const MarketCell* last = nullptr;
    for (const auto& cell : row) {
      if (!cell) continue;
      if (last != nullptr && cell->price < last->price)
        report(cell->place, std::to_string(cell->price),
               fmt::format("{} follows {} in a row of the market, but prices rise from left to right",
                           money(facts.title, cell->price), money(facts.title, last->price)),
               "correct one of the two");
      last = &*cell;
    }
  }
}

}  // namespace trackwright::checks
