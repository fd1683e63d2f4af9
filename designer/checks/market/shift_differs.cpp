#include "designer/checks/prelude.h"

#include <cstdlib>

namespace trackwright::checks {

namespace {

using Line = std::vector<std::optional<MarketCell>>;

// The shift by which the lower row repeats the upper one without exception; 0 where there is none.
int exact_shift(const Line& upper, const Line& lower) {
  for (const int shift : {-3, -2, -1, 1, 2, 3}) {
    int equal = 0;
    bool exact = true;
    for (std::size_t c = 0; c < lower.size(); ++c) {
      const auto other = static_cast<std::ptrdiff_t>(c) + shift;
      if (other < 0 || other >= static_cast<std::ptrdiff_t>(upper.size()) || !lower[c]) continue;
      const auto& above = upper[static_cast<std::size_t>(other)];
      if (!above) continue;
      ++equal;
      exact = exact && above->price == lower[c]->price;
    }
    if (exact && equal >= 3) return shift;
  }
  return 0;
}

}  // namespace

void market_shift_differs(const Facts& facts, Report& report) {
  const auto& rows = facts.title.market.rows;
  std::map<int, std::vector<std::size_t>> by_shift;
  for (std::size_t r = 1; r < rows.size(); ++r) {
    const int shift = exact_shift(rows[r - 1], rows[r]);
    if (shift != 0) by_shift[shift].push_back(r);
  }
  if (by_shift.size() != 2) return;
  const auto& odd = by_shift.begin()->second.size() == 1 ? *by_shift.begin() : *by_shift.rbegin();
  const auto& usual = by_shift.begin()->second.size() == 1 ? *by_shift.rbegin() : *by_shift.begin();
  if (odd.second.size() != 1 || usual.second.size() < 3) return;
  const std::size_t r = odd.second.front();
  const auto cell = std::ranges::find_if(rows[r], [](const auto& c) { return c.has_value(); });
  report((*cell)->place, std::to_string((*cell)->price),
         fmt::format("row {} repeats the row above, shifted by {}, while all others are shifted by {}", r + 1,
                     std::abs(odd.first), std::abs(usual.first)),
         "was a row, or a cell of this row, left out?");
}

}  // namespace trackwright::checks
