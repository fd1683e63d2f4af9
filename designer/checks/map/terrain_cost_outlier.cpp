#include "designer/checks/prelude.h"

namespace trackwright::checks {

void map_terrain_cost_outlier(const Facts& facts, Report& report) {
  std::map<std::vector<std::string>, std::map<int, std::vector<const Hex*>>> costs;
  for (const HexFacts& hex : facts.hexes)
    for (const Terrain& terrain : hex.hex->tile.terrain)
      if (!terrain.kinds.empty()) costs[terrain.kinds][terrain.cost].push_back(hex.hex);
  for (const auto& [kinds, by_cost] : costs) {
    std::size_t all = 0;
    for (const auto& [cost, hexes] : by_cost) all += hexes.size();
    for (const auto& [cost, hexes] : by_cost) {
      if (hexes.size() != 1 || all < 6) continue;
      const Hex& hex = *hexes.front();
      report(hex.code_place, hex.id,
             fmt::format("{} costs {}, unlike the other {} hexes of {}", hex_words(hex),
                         money(facts.title, cost), all - 1, shortlist(kinds)),
             "check the cost");
    }
  }
}

}  // namespace trackwright::checks
