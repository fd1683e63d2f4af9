#include "designer/checks/facts.h"
#include "designer/checks/families.h"
#include "designer/checks/words.h"
#include "engine/upgrade/row.h"

#include <fmt/core.h>

#include <algorithm>
#include <string>
#include <vector>

namespace trackwright::checks {

namespace {

// Words for unbuilt hexes that a line may begin with.
bool unbuilt(const Facts& facts, const std::string& word) {
  if (from_word<ChartSource>(word) || facts.find_hex(word) != nullptr) return true;
  for (const HexFacts& hex : facts.hexes)
    if (std::ranges::find(hex.hex->tile.labels, word) != hex.hex->tile.labels.end()) return true;
  return false;
}

void look(const Facts& facts, const Ref& tile, bool may_be_hex, Report& report) {
  if (facts.title.tiles.contains(tile.value) || (may_be_hex && unbuilt(facts, tile.value))) return;
  const std::vector<std::string> numbers(facts.in_manifest.begin(), facts.in_manifest.end());
  report(tile.place, tile.value,
         may_be_hex ? fmt::format("{} is no tile, no hex and no kind of hex", tile.value)
                    : fmt::format("there is no tile {}", tile.value),
         did_you_mean(tile.value, numbers));
}

}  // namespace

void upgrade_unknown_tile(const Facts& facts, Report& report) {
  const UpgradeRules& rules = facts.title.upgrades;
  for (const auto* lines : {&rules.chart, &rules.also, &rules.never})
    for (const UpgradeLine& line : *lines) {
      for (const Ref& tile : line.from) look(facts, tile, true, report);
      for (const Ref& tile : line.to) look(facts, tile, false, report);
    }
  for (const auto* tiles : {&rules.any_rotation, &rules.final_tiles})
    for (const Ref& tile : *tiles) look(facts, tile, false, report);
}

}  // namespace trackwright::checks
