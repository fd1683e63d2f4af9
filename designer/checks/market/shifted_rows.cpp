#include "designer/checks/market_rows.h"
#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

using Row = std::vector<std::optional<MarketCell>>;

struct Match {
  std::vector<const MarketCell*> wrong;  // cells of the lower row
  std::vector<int> expected;
  int equal = 0;
};

Match compare(const Row& upper, const Row& lower, int shift) {
  Match match;
  for (std::size_t c = 0; c < lower.size(); ++c) {
    const auto other = static_cast<std::ptrdiff_t>(c) + shift;
    if (other < 0 || other >= static_cast<std::ptrdiff_t>(upper.size()) || !lower[c]) continue;
    const auto& above = upper[static_cast<std::size_t>(other)];
    if (!above) continue;
    if (above->price == lower[c]->price) {
      ++match.equal;
    } else {
      match.wrong.push_back(&*lower[c]);
      match.expected.push_back(above->price);
    }
  }
  return match;
}

}  // namespace

void market_shifted_rows(const Facts& facts, Report& report) {
  // One cell in a market that otherwise repeats itself is told with the price that belongs there.
  if (!odd_cells(facts.title.market).empty()) return;
  const auto& rows = facts.title.market.rows;
  for (std::size_t r = 1; r < rows.size(); ++r) {
    Match best;
    for (const int shift : {-3, -2, -1, 1, 2, 3}) {
      Match match = compare(rows[r - 1], rows[r], shift);
      if (match.equal > best.equal) best = std::move(match);
    }
    // Nearly everything agrees, and something does not.
    if (best.equal < 4 || best.wrong.size() > 2) continue;
    for (std::size_t i = 0; i < best.wrong.size(); ++i)
      report(best.wrong[i]->place, std::to_string(best.wrong[i]->price),
             fmt::format("row {} repeats the row above, shifted, except for {} where that has {}", r + 1,
                         best.wrong[i]->price, best.expected[i]),
             "check this cell");
  }
}

}  // namespace trackwright::checks
