#include "designer/checks/prelude.h"

namespace trackwright::checks {

void market_column_not_falling(const Facts& facts, Report& report) {
  const Market& market = facts.title.market;
  if (market.shape != MarketShape::Grid) return;
  for (std::size_t r = 1; r < market.rows.size(); ++r) {
    const auto& above = market.rows[r - 1];
    const auto& row = market.rows[r];
    for (std::size_t c = 0; c < std::min(above.size(), row.size()); ++c)
      if (above[c] && row[c] && row[c]->price > above[c]->price)
        report(row[c]->place, std::to_string(row[c]->price),
               fmt::format("{} is in the market cell below {}, but prices fall from top to bottom",
                           money(facts.title, row[c]->price), money(facts.title, above[c]->price)),
               "correct one of the two; if a row is shifted by a cell, add `-` for an empty cell");
  }
}

}  // namespace trackwright::checks
