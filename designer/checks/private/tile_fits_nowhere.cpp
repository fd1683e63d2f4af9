#include "designer/checks/prelude.h"
#include "engine/upgrade/placements.h"

namespace trackwright::checks {

namespace {

// A power can lay a tile that no upgrade rule allows, but its track must fit between the open sides.
bool fits_on(const Facts& facts, const std::string& tile, const Hex& hex) {
  const TileDefinition* definition = find_tile(facts.title, tile);
  if (definition == nullptr) return true;
  return !rotations_on(hex_edges(facts.book, hex), exits(definition->tile)).empty();
}

}  // namespace

void private_tile_fits_nowhere(const Facts& facts, Report& report) {
  for (const Private& company : facts.title.companies.privates)
    for (const Ref& tile : company.tiles) {
      if (company.hexes.empty() || !facts.in_manifest.contains(tile.value)) continue;
      bool fits = false;
      std::vector<std::string> hexes;
      for (const Ref& ref : company.hexes) {
        const HexFacts* hex = facts.find_hex(ref.value);
        if (hex == nullptr) continue;
        hexes.push_back(hex->hex->id);
        fits = fits || fits_on(facts, tile.value, *hex->hex);
      }
      if (fits || hexes.empty()) continue;
      report(tile.place, company.id.value,
             fmt::format("{} lays tile {}, which fits in none of its hexes ({})", company.id.value,
                         tile.value, shortlist(hexes)),
             "correct the tile or the hexes");
    }
}

}  // namespace trackwright::checks
