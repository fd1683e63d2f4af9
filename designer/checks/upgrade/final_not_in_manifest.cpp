#include "designer/checks/prelude.h"

namespace trackwright::checks {

void upgrade_final_not_in_manifest(const Facts& facts, Report& report) {
  const UpgradeRules& rules = facts.title.upgrades;
  for (const auto* list : {&rules.final_tiles, &rules.any_rotation}) {
    std::set<std::string> seen;
    for (const Ref& tile : *list) {
      if (!seen.insert(tile.value).second)
        report(tile.place, tile.value, fmt::format("tile {} is listed twice", tile.value),
               "remove one entry, or correct its number");
      else if (facts.title.tiles.contains(tile.value) &&  // else upgrade/unknown-tile reports it
               !facts.in_manifest.contains(tile.value) && !facts.on_map.contains(tile.value))
        report(tile.place, tile.value,
               fmt::format("tile {} is listed but is not in the manifest", tile.value), "correct the number");
    }
  }
}

}  // namespace trackwright::checks
