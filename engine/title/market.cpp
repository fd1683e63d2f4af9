#include "engine/title/market.h"

#include <algorithm>
#include <functional>

namespace trackwright {

std::vector<int> par_prices(const Market& market) {
  std::vector<int> prices;
  const auto is_par = [&](const MarketCell& cell) {
    return std::ranges::any_of(market.zones, [&](const MarketZone& zone) {
      return zone.par && cell.zones.find(zone.letter) != std::string::npos;
    });
  };
  for (const auto& row : market.rows)
    for (const auto& cell : row)
      if (cell && is_par(*cell)) prices.push_back(cell->price);
  std::ranges::sort(prices, std::greater{});
  prices.erase(std::unique(prices.begin(), prices.end()), prices.end());
  return prices;
}

}  // namespace trackwright
