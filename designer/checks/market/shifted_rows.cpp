#include "designer/checks/market_rows.h"
#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

using Row = std::vector<std::optional<MarketCell>>;

// Two cells that would be equal if the lower row repeated the upper one.
struct Mismatch {
  std::size_t row = 0;  // index of the lower row
  const MarketCell* upper = nullptr;
  const MarketCell* lower = nullptr;
};

struct Match {
  std::vector<Mismatch> wrong;
  int equal = 0;
};

Match compare(const Row& upper, const Row& lower, int shift) {
  Match match;
  for (std::size_t c = 0; c < lower.size(); ++c) {
    const auto other = static_cast<std::ptrdiff_t>(c) + shift;
    if (other < 0 || other >= static_cast<std::ptrdiff_t>(upper.size()) || !lower[c]) continue;
    const auto& above = upper[static_cast<std::size_t>(other)];
    if (!above) continue;
    if (above->price == lower[c]->price)
      ++match.equal;
    else
      match.wrong.push_back({0, &*above, &*lower[c]});
  }
  return match;
}

// Returns the mismatches in rows that otherwise agree.
std::vector<Mismatch> mismatches(const std::vector<Row>& rows) {
  std::vector<Mismatch> all;
  for (std::size_t r = 1; r < rows.size(); ++r) {
    Match best;
    for (const int shift : {-3, -2, -1, 1, 2, 3}) {
      Match match = compare(rows[r - 1], rows[r], shift);
      if (match.equal > best.equal) best = std::move(match);
    }
    if (best.equal < 4 || best.wrong.size() > 2) continue;
    for (Mismatch& mismatch : best.wrong) {
      mismatch.row = r;
      all.push_back(mismatch);
    }
  }
  return all;
}

// Returns the lower cell if the rows above and below it agree on another price.
const MarketCell* outvoted(const std::vector<Mismatch>& all, const Mismatch& below_above) {
  const auto next = std::ranges::find(all, below_above.lower, &Mismatch::upper);
  if (next == all.end() || next->lower->price != below_above.upper->price) return nullptr;
  return below_above.lower;
}

bool rises(const Row& row) {
  int last = 0;
  for (const auto& cell : row) {
    if (!cell) continue;
    if (cell->price < last) return false;
    last = cell->price;
  }
  return true;
}

}  // namespace

void market_shifted_rows(const Facts& facts, Report& report) {
  // market/odd-cell reports a single odd cell in such a market, with the expected price.
  if (!odd_cells(facts.title.market).empty()) return;
  const std::vector<Mismatch> all = mismatches(facts.title.market.rows);
  std::set<const MarketCell*> wrong;
  for (const Mismatch& mismatch : all)
    if (const MarketCell* cell = outvoted(all, mismatch)) {
      wrong.insert(cell);
      report(cell->place, std::to_string(cell->price),
             fmt::format("row {} repeats the rows above and below, shifted, but has {} where both have {}",
                         mismatch.row + 1, cell->price, mismatch.upper->price),
             "check this cell")
          .severity = Severity::Warning;
    }
  for (const Mismatch& mismatch : all) {
    if (wrong.contains(mismatch.upper) || wrong.contains(mismatch.lower)) continue;
    Finding& finding =
        report(mismatch.lower->place, std::to_string(mismatch.lower->price),
               fmt::format("row {} repeats the row above, shifted, but has {} where that row has {}",
                           mismatch.row + 1, mismatch.lower->price, mismatch.upper->price),
               "check both cells");
    finding.related.push_back({mismatch.upper->place, "the cell above"});
    // Rows end differently where companies close; market/row-not-rising reports a row that falls.
    if (all.size() == 1 && mismatch.upper->price > 0 && mismatch.lower->price > 0 &&
        rises(facts.title.market.rows[mismatch.row - 1]) && rises(facts.title.market.rows[mismatch.row]))
      finding.severity = Severity::Warning;
  }
}

}  // namespace trackwright::checks
