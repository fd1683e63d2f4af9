#include "designer/checks/prelude.h"

namespace trackwright::checks {

void upgrade_end_not_said(const Facts& facts, Report& report) {
  const UpgradeRules& rules = facts.title.upgrades;
  if (!rules.stated || rules.final_tiles.size() < 3) return;
  std::set<std::string> said;
  for (const Ref& tile : rules.final_tiles) said.insert(tile.value);
  for (const auto* lines : {&rules.chart, &rules.also})
    for (const UpgradeLine& line : *lines)
      for (const Ref& from : line.from) said.insert(from.value);
  for (const ManifestFacts& tile : facts.manifest)
    if (tile.definition != nullptr && !said.contains(tile.entry->id.value))
      report(tile.entry->id.place, tile.entry->id.value,
             fmt::format("tile {} has no line in the chart and is not listed under `final`",
                         tile.entry->id.value),
             "add its line, or list it under `final`");
}

}  // namespace trackwright::checks
