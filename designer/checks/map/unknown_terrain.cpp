#include "designer/checks/prelude.h"

#include <array>

namespace trackwright::checks {

namespace {

constexpr std::array<std::string_view, 12> known_terrain{"mountain", "hill",   "water",  "river",
                                                         "swamp",    "forest", "desert", "lake",
                                                         "marsh",    "rough",  "cactus", "tree"};

}  // namespace

void map_unknown_terrain(const Facts& facts, Report& report) {
  for (const HexFacts& hex : facts.hexes)
    for (const Terrain& terrain : hex.hex->tile.terrain)
      for (const std::string& kind : terrain.kinds) {
        if (std::ranges::find(known_terrain, kind) != known_terrain.end()) continue;
        const std::string_view meant = nearest(kind, known_terrain);
        if (meant.empty() || kind.size() < 4) continue;
        report(hex.hex->code_place, hex.hex->id,
               fmt::format("{} has the terrain {}", hex_words(*hex.hex), kind),
               fmt::format("did you mean `{}`?", meant));
      }
}

}  // namespace trackwright::checks
