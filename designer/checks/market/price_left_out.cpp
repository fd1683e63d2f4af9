#include "designer/checks/market_rows.h"
#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

struct Gap {
  std::size_t cell = 0;  // index in the row, behind the gap
  int price = 0;         // the price that another row has there
};

// Returns the cell of the other row; nullptr if the row does not reach so far.
const MarketCell* cell_at(const MarketRow& row, std::ptrdiff_t at) {
  if (at < 0 || at >= static_cast<std::ptrdiff_t>(row.size())) return nullptr;
  const auto& cell = row[static_cast<std::size_t>(at)];
  return cell ? &*cell : nullptr;
}

// Returns the gap if the row, shifted by `further` cells, has the same prices as the other row except for one
// that it leaves out.
std::optional<Gap> gap_beside(const MarketRow& row, const MarketRow& other, std::ptrdiff_t further) {
  std::optional<Gap> gap;
  std::size_t alike = 0;
  for (std::size_t c = 0; c < row.size(); ++c) {
    if (!row[c]) return std::nullopt;
    const auto at = static_cast<std::ptrdiff_t>(c) + further + (gap ? 1 : 0);
    const MarketCell* there = cell_at(other, at);
    if (there == nullptr) continue;
    if (row[c]->price != there->price) {
      const MarketCell* next = cell_at(other, at + 1);
      if (gap || alike == 0 || next == nullptr || row[c]->price != next->price) return std::nullopt;
      gap = Gap{c, there->price};
    }
    ++alike;
  }
  return gap && alike >= 4 ? gap : std::nullopt;
}

std::optional<Gap> gap_of(const std::vector<MarketRow>& rows, const MarketRow& row) {
  for (const MarketRow& other : rows) {
    if (&other == &row) continue;
    const auto last = static_cast<std::ptrdiff_t>(other.size());
    for (auto further = 1 - static_cast<std::ptrdiff_t>(row.size()); further < last; ++further)
      if (const auto gap = gap_beside(row, other, further)) return gap;
  }
  return std::nullopt;
}

// Whether another row also has these two prices side by side.
bool stand_side_by_side(const std::vector<MarketRow>& rows, const MarketRow& row, int left, int right) {
  const auto has = [&](const MarketRow& other) {
    for (std::size_t c = 1; c < other.size(); ++c)
      if (other[c - 1] && other[c] && other[c - 1]->price == left && other[c]->price == right) return true;
    return false;
  };
  return std::ranges::any_of(rows, [&](const MarketRow& other) { return &other != &row && has(other); });
}

}  // namespace

// Compares rows that repeat each other: the same prices in the same order, wherever they begin.
void market_price_left_out(const Facts& facts, Report& report) {
  const auto& rows = facts.title.market.rows;
  for (const MarketRow& row : rows) {
    const auto gap = gap_of(rows, row);
    if (!gap) continue;
    const MarketCell& before = *row[gap->cell - 1];
    const MarketCell& behind = *row[gap->cell];
    if (before.price == 0) continue;  // rows differ where companies close
    if (stand_side_by_side(rows, row, before.price, behind.price)) continue;
    report(behind.place, std::to_string(behind.price),
           fmt::format("{} follows {} here; a row that is otherwise the same has {} between the two",
                       behind.price, before.price, gap->price),
           fmt::format("add {} if it was left out", gap->price));
  }
}

}  // namespace trackwright::checks
