#include "designer/checks/facts.h"
#include "designer/checks/families.h"
#include "designer/checks/words.h"

#include <fmt/core.h>

namespace trackwright::checks {

void map_cost_without_terrain(const Facts& facts, Report& report) {
  for (const HexFacts& hex : facts.hexes)
    for (const Terrain& terrain : hex.hex->tile.terrain) {
      if (terrain.cost <= 0 || !terrain.kinds.empty()) continue;
      report(hex.hex->code_place, hex.hex->id,
             fmt::format("{} costs {}, but has no terrain", hex_words(*hex.hex),
                         money(facts.title, terrain.cost)),
             "name it: `upgrade=cost:40,terrain:mountain`");
    }
}

}  // namespace trackwright::checks
