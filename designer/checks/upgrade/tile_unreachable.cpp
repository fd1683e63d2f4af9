#include "designer/checks/facts.h"
#include "designer/checks/families.h"

#include <fmt/core.h>

#include <algorithm>
#include <string>

namespace trackwright::checks {

namespace {

// The line of the chart that leads to it is wrong then, and reported as such.
bool named_by_chart(const Facts& facts, const std::string& tile) {
  const auto leads = [&](const UpgradeLine& line) {
    const auto known = [&](const Ref& from) { return facts.book.find(from.value).has_value(); };
    return std::ranges::find(line.to, tile, &Ref::value) != line.to.end() &&
           std::ranges::any_of(line.from, known);
  };
  return std::ranges::any_of(facts.title.upgrades.chart, leads);
}

}  // namespace

void upgrade_tile_unreachable(const Facts& facts, Report& report) {
  if (!facts.whole) return;
  for (const ManifestFacts& tile : facts.manifest) {
    if (tile.definition == nullptr || facts.led_to.contains(tile.entry->id.value)) continue;
    if (!facts.colours.contains(tile.definition->tile.colour) || named_by_chart(facts, tile.entry->id.value))
      continue;
    report(tile.entry->id.place, tile.entry->id.value,
           fmt::format("no tile and no hex can be upgraded to {}", tile.entry->id.value),
           "add what leads to it to the manifest or the upgrades");
  }
}

}  // namespace trackwright::checks
