#include "designer/checks/prelude.h"

namespace trackwright::checks {

void upgrade_tile_not_in_manifest(const Facts& facts, Report& report) {
  const UpgradeRules& rules = facts.title.upgrades;
  std::set<std::string> said;
  for (const auto* lines : {&rules.chart, &rules.also})
    for (const UpgradeLine& line : *lines)
      for (const Ref& tile : line.to) {
        if (!facts.title.tiles.contains(tile.value) || facts.in_manifest.contains(tile.value)) continue;
        if (!said.insert(tile.value).second) continue;
        report(tile.place, tile.value,
               fmt::format("tile {} is an upgrade but is not in the manifest", tile.value),
               "add it to the manifest, or remove it from the line");
      }
}

}  // namespace trackwright::checks
