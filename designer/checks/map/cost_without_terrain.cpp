#include "designer/checks/prelude.h"

namespace trackwright::checks {

// Skips titles that name terrain seldom or never, because they write costs in another way.
void map_cost_without_terrain(const Facts& facts, Report& report) {
  std::vector<std::pair<const Hex*, int>> without;
  std::size_t with = 0;
  std::map<int, std::string> kinds;  // by cost
  for (const HexFacts& hex : facts.hexes)
    for (const Terrain& terrain : hex.hex->tile.terrain) {
      if (terrain.cost <= 0) continue;
      if (terrain.kinds.empty())
        without.emplace_back(hex.hex, terrain.cost);
      else {
        ++with;
        kinds.emplace(terrain.cost, terrain.kinds.front());
      }
    }
  if (with < 2 * without.size()) return;
  for (const auto& [hex, cost] : without)
    report(hex->code_place, hex->id,
           fmt::format("{} costs {}, but has no terrain", hex_words(*hex), money(facts.title, cost)),
           kinds.contains(cost)
               ? fmt::format("add the terrain that has this cost elsewhere: `upgrade=cost:{},terrain:{}`",
                             cost, kinds.at(cost))
               : fmt::format("add the terrain: `upgrade=cost:{},terrain:...`", cost));
}

}  // namespace trackwright::checks
