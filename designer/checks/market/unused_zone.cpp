#include "designer/checks/prelude.h"

namespace trackwright::checks {

void market_unused_zone(const Facts& facts, Report& report) {
  std::string used;
  for (const auto& row : facts.title.market.rows)
    for (const auto& cell : row)
      if (cell) used += cell->zones;
  for (const MarketZone& zone : facts.title.market.zones) {
    if (used.find(zone.letter) != std::string::npos) continue;
    report(zone.place, zone.letter,
           fmt::format("no cell of the market is in zone {} ({})", zone.letter, zone.name),
           "put its letter after the prices that belong to it, or remove the zone");
  }
}

}  // namespace trackwright::checks
