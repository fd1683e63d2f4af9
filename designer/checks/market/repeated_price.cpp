#include "designer/checks/prelude.h"

namespace trackwright::checks {

void market_repeated_price(const Facts& facts, Report& report) {
  std::vector<const MarketCell*> repeated;
  std::size_t cells = 0;
  for (const auto& row : facts.title.market.rows) {
    const MarketCell* last = nullptr;
    for (const auto& cell : row) {
      if (!cell) continue;
      ++cells;
      if (last != nullptr && cell->price == last->price && cell->price != 0) repeated.push_back(&*cell);
      last = &*cell;
    }
  }
  // The price 0 often repeats, because companies close there. If a price repeats again and again, the market
  // has a rule for it.
  if (repeated.size() != 1 || cells < 8) return;
  const MarketCell& cell = *repeated.front();
  report(cell.place, std::to_string(cell.price),
         fmt::format("{0} follows {0} in a row of the market, but no other price is repeated",
                     money(facts.title, cell.price)),
         "remove or correct one of the two");
}

}  // namespace trackwright::checks
