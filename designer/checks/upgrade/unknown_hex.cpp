#include "designer/checks/prelude.h"

namespace trackwright::checks {

void upgrade_unknown_hex(const Facts& facts, Report& report) {
  std::vector<std::string> ids;
  for (const HexFacts& hex : facts.hexes) ids.push_back(hex.hex->id);
  const UpgradeRules& rules = facts.title.upgrades;
  for (const auto* lines : {&rules.chart, &rules.also, &rules.never})
    for (const UpgradeLine& line : *lines)
      for (const auto* hexes : {&line.hexes, &line.not_hexes})
        for (const Ref& hex : *hexes) {
          if (!facts.lacks_hex(hex.value)) continue;
          report(hex.place, hex.value,
                 fmt::format("an upgrade is {} {}, which is no hex of the map",
                             hexes == &line.hexes ? "for" : "for all hexes but", hex.value),
                 did_you_mean(hex.value, ids));
        }
}

}  // namespace trackwright::checks
