#include "designer/checks/market_rows.h"

#include <algorithm>
#include <map>

namespace trackwright {

std::pair<int, int> repeats(const MarketRow& upper, const MarketRow& lower, int shift) {
  std::pair<int, int> counts;
  for (std::size_t c = 0; c < lower.size(); ++c) {
    const auto other = static_cast<std::ptrdiff_t>(c) + shift;
    if (other < 0 || other >= static_cast<std::ptrdiff_t>(upper.size()) || !lower[c]) continue;
    const auto& above = upper[static_cast<std::size_t>(other)];
    if (above) ++(above->price == lower[c]->price ? counts.first : counts.second);
  }
  return counts;
}

namespace {

int best_shift(const MarketRow& upper, const MarketRow& lower) {
  int best = 0;
  int most = 0;
  for (const int shift : {-3, -2, -1, 1, 2, 3})
    if (const int equal = repeats(upper, lower, shift).first; equal > most) {
      most = equal;
      best = shift;
    }
  return best;
}

// Returns the shift that all rows share; none if no shift fits or more than two cells depart from it.
std::optional<int> common_shift(const std::vector<MarketRow>& rows) {
  std::map<int, int> votes;
  for (std::size_t r = 1; r < rows.size(); ++r) ++votes[best_shift(rows[r - 1], rows[r])];
  const auto most = std::ranges::max_element(votes, {}, [](const auto& vote) { return vote.second; });
  if (rows.size() < 4 || most->second < 2 || most->first == 0) return std::nullopt;
  int wrong = 0;
  int right = 0;
  for (std::size_t r = 1; r < rows.size(); ++r) {
    const auto [equal, unequal] = repeats(rows[r - 1], rows[r], most->first);
    right += equal;
    wrong += unequal;
  }
  if (wrong > 2 || right < 12) return std::nullopt;
  return most->first;
}

}  // namespace

std::vector<OddCell> odd_cells(const Market& market) {
  const auto shift = common_shift(market.rows);
  std::vector<OddCell> odd;
  if (!shift) return odd;
  // Group the cells that should repeat one price from row to row.
  std::map<std::ptrdiff_t, std::vector<const MarketCell*>> lines;
  for (std::size_t r = 0; r < market.rows.size(); ++r)
    for (std::size_t c = 0; c < market.rows[r].size(); ++c)
      if (market.rows[r][c])
        lines[static_cast<std::ptrdiff_t>(c) + static_cast<std::ptrdiff_t>(r) * *shift].push_back(
            &*market.rows[r][c]);
  for (const auto& [at, cells] : lines) {
    std::map<int, std::vector<const MarketCell*>> by_price;
    for (const MarketCell* cell : cells) by_price[cell->price].push_back(cell);
    if (by_price.size() != 2 || cells.size() < 3) continue;
    const auto& first = *by_price.begin();
    const auto& second = *by_price.rbegin();
    if (first.second.size() == 1)
      odd.push_back({first.second.front(), second.first});
    else if (second.second.size() == 1)
      odd.push_back({second.second.front(), first.first});
  }
  return odd.size() > 2 ? std::vector<OddCell>() : odd;
}

}  // namespace trackwright
