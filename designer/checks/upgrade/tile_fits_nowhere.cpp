#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

std::set<std::string> on_trees(const Facts& facts) {
  std::set<std::string> tiles;
  for (const UpgradeTree& tree : facts.trees)
    for (const UpgradeNode& node : tree.nodes)
      if (!node.reached().empty()) tiles.insert(node.tile);
  return tiles;
}

}  // namespace

void upgrade_tile_fits_nowhere(const Facts& facts, Report& report) {
  const auto placed = on_trees(facts);
  for (const ManifestFacts& tile : facts.manifest) {
    if (tile.definition == nullptr || placed.contains(tile.entry->id.value)) continue;
    if (!facts.colours.contains(tile.definition->tile.colour) || !facts.led_to.contains(tile.entry->id.value))
      continue;
    const auto lays = [&](const Private& p) {
      return std::ranges::find(p.tiles, tile.entry->id.value, &Ref::value) != p.tiles.end();
    };
    if (std::ranges::any_of(facts.title.companies.privates, lays)) continue;
    report(tile.entry->id.place, tile.entry->id.value,
           fmt::format("tile {} fits on no hex of the map, in any order of tile lays", tile.entry->id.value),
           "check its track and the barriers around its hexes");
  }
}

}  // namespace trackwright::checks
