#include "designer/checks/prelude.h"

namespace trackwright::checks {

void upgrade_final_goes_on(const Facts& facts, Report& report) {
  const UpgradeRules& rules = facts.title.upgrades;
  for (const Ref& tile : rules.final_tiles)
    for (const auto* lines : {&rules.chart, &rules.also})
      for (const UpgradeLine& line : *lines)
        if (std::ranges::find(line.from, tile.value, &Ref::value) != line.from.end())
          report(tile.place, tile.value,
                 fmt::format("tile {} is final, but a line under `upgrades` starts with it", tile.value),
                 "remove it from `final` or from the line")
              .related.push_back({line.place, "this line"});
}

}  // namespace trackwright::checks
