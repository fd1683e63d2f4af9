#include "designer/checks/prelude.h"

namespace trackwright::checks {

void market_par_twice(const Facts& facts, Report& report) {
  const Market& market = facts.title.market;
  const auto is_par = [&](const MarketCell& cell) {
    return std::ranges::any_of(market.zones, [&](const MarketZone& zone) {
      return zone.par && cell.zones.find(zone.letter) != std::string::npos;
    });
  };
  std::map<int, std::vector<const MarketCell*>> cells;
  for (const auto& row : market.rows)
    for (const auto& cell : row)
      if (cell && is_par(*cell)) cells[cell->price].push_back(&*cell);
  const auto several = [](const auto& price) { return price.second.size() > 1; };
  if (cells.size() < 4 || std::ranges::count_if(cells, several) != 1) return;
  const auto& [price, twice] = *std::ranges::find_if(cells, several);
  Finding& finding =
      report(twice.back()->place, std::to_string(price),
             fmt::format("{} is the price of {} par cells, but all other par prices have only one each",
                         money(facts.title, price), twice.size()),
             "remove the letter of the par zone from the wrong cell");
  finding.related.push_back({twice.front()->place, "another par cell"});
}

}  // namespace trackwright::checks
