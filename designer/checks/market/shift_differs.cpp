#include "designer/checks/market_rows.h"
#include "designer/checks/prelude.h"

#include <cstdlib>

namespace trackwright::checks {

namespace {

// Returns the shift by which the lower row repeats the upper one without exception; 0 if there is none.
int exact_shift(const MarketRow& upper, const MarketRow& lower) {
  for (const int shift : {-3, -2, -1, 1, 2, 3})
    if (const auto cells = repeats(upper, lower, shift); cells.second == 0 && cells.first >= 3) return shift;
  return 0;
}

void say(const Market& market, std::size_t row, int shift, int usual, Report& report) {
  const auto cell = std::ranges::find_if(market.rows[row], [](const auto& c) { return c.has_value(); });
  report((*cell)->place, std::to_string((*cell)->price),
         fmt::format("row {} repeats the row above, shifted by {}, while all others are shifted by {}",
                     row + 1, std::abs(shift), std::abs(usual)),
         "add the missing row, or the missing cell of this row");
}

// Reports a single short row at the foot of a grid that is shifted twice as far as all others.
void look_for_short_row(const Market& market, int usual, Report& report) {
  std::vector<std::size_t> odd;
  for (std::size_t r = 1; r < market.rows.size(); ++r) {
    const auto once = repeats(market.rows[r - 1], market.rows[r], usual);
    if (once.second == 0) continue;
    const auto twice = repeats(market.rows[r - 1], market.rows[r], 2 * usual);
    if (once.first > 0 || once.second < 2 || twice.first == 0 || twice.second > 0) return;
    odd.push_back(r);
  }
  if (odd.size() == 1) say(market, odd.front(), 2 * usual, usual, report);
}

}  // namespace

void market_shift_differs(const Facts& facts, Report& report) {
  const Market& market = facts.title.market;
  const auto& rows = market.rows;
  std::map<int, std::vector<std::size_t>> by_shift;
  for (std::size_t r = 1; r < rows.size(); ++r) {
    const int shift = exact_shift(rows[r - 1], rows[r]);
    if (shift != 0) by_shift[shift].push_back(r);
  }
  if (by_shift.size() == 1 && by_shift.begin()->second.size() >= 3)
    look_for_short_row(market, by_shift.begin()->first, report);
  if (by_shift.size() != 2) return;
  const auto& odd = by_shift.begin()->second.size() == 1 ? *by_shift.begin() : *by_shift.rbegin();
  const auto& usual = by_shift.begin()->second.size() == 1 ? *by_shift.rbegin() : *by_shift.begin();
  if (odd.second.size() != 1 || usual.second.size() < 3) return;
  say(market, odd.second.front(), odd.first, usual.first, report);
}

}  // namespace trackwright::checks
