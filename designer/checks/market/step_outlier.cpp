#include "designer/checks/market_rows.h"
#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

struct Step {
  const MarketCell* cell;
  std::string seen;
  std::string help;
};

// Four steps around a cell would be equal if its price lay in the middle: 250 [285] 300 should be 275.
std::optional<Step> off_centre(const std::vector<const MarketCell*>& row, std::size_t i) {
  if (i < 2 || i + 2 >= row.size()) return std::nullopt;
  const int middle = row[i + 1]->price - row[i - 1]->price;
  const int before = row[i - 1]->price - row[i - 2]->price;
  const int after = row[i + 2]->price - row[i + 1]->price;
  const int here = row[i]->price - row[i - 1]->price;
  if (before != after || middle != 2 * before || here == before || here <= 0 || here >= middle)
    return std::nullopt;
  return Step{row[i],
              fmt::format("the steps around {} are {} and {}, but those before and after are {}",
                          row[i]->price, here, middle - here, before),
              fmt::format("did you mean {}?", row[i - 1]->price + before)};
}

// One step is twice as large as its neighbours, which are equal: 425 [460] 495.
std::optional<Step> left_out(const std::vector<const MarketCell*>& row, std::size_t i) {
  if (i < 2 || i + 1 >= row.size()) return std::nullopt;
  const int before = row[i - 1]->price - row[i - 2]->price;
  const int here = row[i]->price - row[i - 1]->price;
  const int after = row[i + 1]->price - row[i]->price;
  if (before != after || before <= 0 || here != 2 * before) return std::nullopt;
  return Step{row[i],
              fmt::format("the step from {} to {} is twice the steps before and after it", row[i - 1]->price,
                          row[i]->price),
              fmt::format("add {} if it was left out", row[i - 1]->price + before)};
}

// Whether the steps of the row never shrink.
bool grows_evenly(const std::vector<int>& prices) {
  for (std::size_t i = 2; i < prices.size(); ++i)
    if (prices[i] - prices[i - 1] < prices[i - 1] - prices[i - 2]) return false;
  return true;
}

// Returns a price for one cell with which the steps of the row never shrink. It prefers a price that the
// market has elsewhere.
std::optional<int> evening_price(std::vector<int> prices, std::size_t i, const std::set<int>& series) {
  std::optional<int> found;
  const int before = prices[i - 1];
  const int after = prices[i + 1];
  for (int price = before + 1; price < after; ++price) {
    prices[i] = price;
    if (!grows_evenly(prices)) continue;
    if (series.contains(price)) return price;
    if (!found) found = price;
  }
  return found;
}

std::optional<Step> uneven(const std::vector<const MarketCell*>& row, const std::set<int>& series) {
  constexpr std::size_t least = 6;
  std::vector<int> prices;
  for (const MarketCell* cell : row) prices.push_back(cell->price);
  if (row.size() < least || !std::ranges::is_sorted(prices) || grows_evenly(prices)) return std::nullopt;
  for (std::size_t i = 1; i + 1 < row.size(); ++i)
    if (const auto price = evening_price(prices, i, series))
      return Step{row[i], fmt::format("the steps of this row shrink only around {}", row[i]->price),
                  fmt::format("did you mean {}?", *price)};
  return std::nullopt;
}

// Whether market/shifted-rows reports rows that repeat the row above except for one or two cells.
bool some_rows_nearly_repeat(const std::vector<MarketRow>& rows) {
  constexpr int several_cells = 4;
  for (std::size_t r = 1; r < rows.size(); ++r) {
    std::pair<int, int> best;
    for (const int shift : {-3, -2, -1, 1, 2, 3})
      best = std::max(best, repeats(rows[r - 1], rows[r], shift),
                      [](const auto& a, const auto& b) { return a.first < b.first; });
    if (best.first >= several_cells && (best.second == 1 || best.second == 2)) return true;
  }
  return false;
}

std::set<int> all_prices(const std::vector<std::vector<const MarketCell*>>& rows) {
  std::set<int> prices;
  for (const auto& row : rows)
    for (const MarketCell* cell : row) prices.insert(cell->price);
  return prices;
}

// Returns the only row of the market that one other price would make even.
std::optional<Step> only_uneven(const std::vector<std::vector<const MarketCell*>>& rows) {
  const std::set<int> series = all_prices(rows);
  std::optional<Step> only;
  for (const auto& row : rows)
    if (auto step = uneven(row, series)) {
      if (only) return std::nullopt;
      only = std::move(step);
    }
  return only;
}

}  // namespace

void market_step_outlier(const Facts& facts, Report& report) {
  std::vector<std::vector<const MarketCell*>> rows;
  for (const auto& cells : facts.title.market.rows) {
    rows.emplace_back();
    for (const auto& cell : cells)
      if (cell) rows.back().push_back(&*cell);
  }
  bool told = false;
  const auto tell = [&](const std::optional<Step>& step) {
    if (!step) return;
    report(step->cell->place, std::to_string(step->cell->price), step->seen, step->help);
    told = true;
  };
  for (const auto& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) {
      tell(off_centre(row, i));
      tell(left_out(row, i));
    }
  if (!told && !some_rows_nearly_repeat(facts.title.market.rows)) tell(only_uneven(rows));
}

}  // namespace trackwright::checks
