#include "designer/checks/prelude.h"

#include <iterator>

#include "designer/checks/market_rows.h"

namespace trackwright::checks {

namespace {

using CellLine = std::vector<const MarketCell*>;

// Returns the cells of each column (slope 0), or of each diagonal that falls to the right (1) or to the left
// (-1). A gap ends a line.
std::vector<CellLine> lines_of(const Market& market, std::ptrdiff_t slope) {
  std::map<std::ptrdiff_t, std::vector<CellLine>> lines;
  for (std::size_t r = 0; r < market.rows.size(); ++r)
    for (std::size_t c = 0; c < market.rows[r].size(); ++c) {
      auto& pieces = lines[static_cast<std::ptrdiff_t>(c) - slope * static_cast<std::ptrdiff_t>(r)];
      const auto& cell = market.rows[r][c];
      if (pieces.empty() || !cell) pieces.emplace_back();
      if (cell) pieces.back().push_back(&*cell);
    }
  std::vector<CellLine> all;
  for (auto& [at, pieces] : lines) std::ranges::move(pieces, std::back_inserter(all));
  return all;
}

constexpr std::size_t least_of_series = 5;  // two steps on each side of a cell
constexpr std::size_t least_of_equals = 4;

bool is_series(const CellLine& line) {
  for (std::size_t i = 2; i < line.size(); ++i)
    if (line[i]->price - line[i - 1]->price != line[1]->price - line[0]->price) return false;
  return true;
}

// Returns the cell that breaks a line of prices with equal steps, and the price that belongs there. The first
// and the last cell may begin or end the line differently.
std::optional<OddCell> odd_in_series(const CellLine& line) {
  for (std::size_t i = 1; i + 1 < line.size(); ++i) {
    MarketCell changed = *line[i];
    changed.price = (line[i - 1]->price + line[i + 1]->price) / 2;
    CellLine other = line;
    other[i] = &changed;
    if (is_series(other)) return OddCell{line[i], changed.price};
  }
  return std::nullopt;
}

bool are_equal(const CellLine& line) {
  return std::ranges::all_of(line, [&](const MarketCell* cell) { return cell->price == line[0]->price; });
}

std::optional<OddCell> odd_among_equals(const CellLine& line) {
  std::map<int, std::vector<const MarketCell*>> by_price;
  for (const MarketCell* cell : line) by_price[cell->price].push_back(cell);
  if (by_price.size() != 2) return std::nullopt;
  const auto& low = *by_price.begin();
  const auto& high = *by_price.rbegin();
  if (low.second.size() == 1) return OddCell{low.second.front(), high.first};
  if (high.second.size() == 1) return OddCell{high.second.front(), low.first};
  return std::nullopt;
}

struct LineRule {
  std::size_t least;
  bool (*keeps)(const CellLine&);
  std::optional<OddCell> (*odd)(const CellLine&);
  std::string_view words;
};

// Reports a cell if most lines of one direction keep the rule and a single line breaks it in that cell.
void look_at_lines(const std::vector<CellLine>& lines, const LineRule& rule, std::string_view noun,
                   Report& report) {
  std::size_t kept = 0;
  std::vector<const CellLine*> broken;
  for (const CellLine& line : lines)
    if (line.size() < rule.least)
      continue;
    else if (rule.keeps(line))
      ++kept;
    else
      broken.push_back(&line);
  if (kept < 3 || broken.size() != 1) return;
  const auto odd = rule.odd(*broken.front());
  if (!odd) return;
  report(odd->cell->place, std::to_string(odd->cell->price),
         fmt::format("the {} of this market {}; this cell has {} where {} is expected", noun, rule.words,
                     odd->cell->price, odd->expected),
         fmt::format("change {} to {}, if that is the intended price", odd->cell->price, odd->expected));
}

}  // namespace

void market_odd_in_line(const Facts& facts, Report& report) {
  const Market& market = facts.title.market;
  // market/odd-cell and market/shifted-rows report rows that repeat each other with a shift.
  if (!odd_cells(market).empty()) return;
  const LineRule series{least_of_series, is_series, odd_in_series, "each change by a constant step"};
  const LineRule equals{least_of_equals, are_equal, odd_among_equals, "each repeat one price"};
  for (const std::ptrdiff_t slope : {0, 1, -1}) {
    const std::vector<CellLine> lines = lines_of(market, slope);
    const std::string_view noun = slope == 0 ? "columns" : "diagonals";
    if (slope == 0) look_at_lines(lines, equals, noun, report);
    look_at_lines(lines, series, noun, report);
  }
}

}  // namespace trackwright::checks
