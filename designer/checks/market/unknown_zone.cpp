#include "designer/checks/prelude.h"

namespace trackwright::checks {

void market_unknown_zone(const Facts& facts, Report& report) {
  const Market& market = facts.title.market;
  std::set<char> said;
  for (const auto& row : market.rows)
    for (const auto& cell : row) {
      if (!cell) continue;
      for (const char letter : cell->zones) {
        const std::string name(1, letter);
        if (std::ranges::find(market.zones, name, &MarketZone::letter) != market.zones.end()) continue;
        if (!said.insert(letter).second) continue;
        report(
            cell->place, name,
            fmt::format("the cell {}{} is in zone {}, which is not declared", cell->price, cell->zones, name),
            fmt::format("declare the zone: `zones: {{{}: {{name: ..., colour: ...}}}}`", name));
      }
    }
}

}  // namespace trackwright::checks
