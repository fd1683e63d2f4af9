#include "designer/checks/prelude.h"

namespace trackwright::checks {

void map_terrain_without_cost(const Facts& facts, Report& report) {
  for (const HexFacts& hex : facts.hexes)
    for (const Terrain& terrain : hex.hex->tile.terrain) {
      if (terrain.cost > 0) continue;
      report(hex.hex->code_place, hex.hex->id,
             terrain.kinds.empty()
                 ? fmt::format("the cost of building in {} is 0", hex_words(*hex.hex))
                 : fmt::format("the {} of {} costs nothing", shortlist(terrain.kinds), hex_words(*hex.hex)),
             "add its cost: `upgrade=cost:40,...`");
    }
}

}  // namespace trackwright::checks
