#include "designer/checks/prelude.h"
#include "engine/tile/terrain_words.h"

namespace trackwright::checks {

void map_unknown_terrain(const Facts& facts, Report& report) {
  for (const HexFacts& hex : facts.hexes)
    for (const Terrain& terrain : hex.hex->tile.terrain)
      for (const std::string& kind : terrain.kinds) {
        if (std::ranges::find(known_terrain, kind) != known_terrain.end()) continue;
        const std::string_view meant = nearest(kind, known_terrain);
        if (meant.empty() || kind.size() < 4) continue;
        report(hex.hex->code_place, hex.hex->id,
               fmt::format("{} has the unknown terrain {}", hex_words(*hex.hex), kind),
               fmt::format("did you mean `{}`?", meant));
      }
}

}  // namespace trackwright::checks
