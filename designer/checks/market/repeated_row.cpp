#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

using MarketRow = std::vector<std::optional<MarketCell>>;

bool same_prices(const MarketRow& a, const MarketRow& b) {
  return a.size() > 1 && std::ranges::equal(a, b, [](const auto& x, const auto& y) {
           return x.has_value() == y.has_value() && (!x || x->price == y->price);
         });
}

}  // namespace

void market_repeated_row(const Facts& facts, Report& report) {
  const auto& rows = facts.title.market.rows;
  for (std::size_t r = 1; r < rows.size(); ++r) {
    if (!same_prices(rows[r - 1], rows[r])) continue;
    const auto cell = std::ranges::find_if(rows[r], [](const auto& c) { return c.has_value(); });
    if (cell == rows[r].end()) continue;
    report((*cell)->place, std::to_string((*cell)->price),
           fmt::format("rows {} and {} of the market are the same", r, r + 1),
           "remove or correct one of the two");
  }
}

}  // namespace trackwright::checks
