#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Adds a note at each cell with this price, par cell or not.
void note_cells(const Market& market, int price, const char* words, Finding& finding) {
  for (const auto& row : market.rows)
    for (const auto& cell : row)
      if (cell && cell->price == price) finding.related.push_back({cell->place, words});
}

// Whether a cell with this price is in an undeclared zone, which market/unknown-zone reports.
bool in_unknown_zone(const Market& market, int price) {
  const auto declared = [&](char letter) {
    return std::ranges::any_of(market.zones,
                               [&](const MarketZone& zone) { return zone.letter == std::string(1, letter); });
  };
  return std::ranges::any_of(market.rows, [&](const auto& row) {
    return std::ranges::any_of(row, [&](const auto& cell) {
      return cell && cell->price == price && !std::ranges::all_of(cell->zones, declared);
    });
  });
}

}  // namespace

void market_par_differs(const Facts& facts, Report& report) {
  const Market& market = facts.title.market;
  if (market.par.empty()) return;
  const std::vector<int> cells = par_prices(market);
  for (const auto& par : market.par)
    if (std::ranges::find(cells, par.value) == cells.end() && !in_unknown_zone(market, par.value))
      note_cells(market, par.value, "a cell of that price",
                 report(par.place, std::to_string(par.value),
                        fmt::format("{} is a par price, but the market has no par cell of that price",
                                    money(facts.title, par.value)),
                        "mark the cell with the letter of the par zone, or correct the list"));
  for (const int price : cells)
    if (std::ranges::find(market.par, price, &Placed<int>::value) == market.par.end())
      note_cells(
          market, price, "a cell of that price",
          report(market.par.front().place, std::to_string(price),
                 fmt::format("the market has a par cell of {}, but the list of par prices lacks this price",
                             money(facts.title, price)),
                 "add the price to `par`, or remove the letter from the cell"));
}

}  // namespace trackwright::checks
