#include "designer/checks/prelude.h"

namespace trackwright::checks {

void upgrade_label_changes(const Facts& facts, Report& report) {
  for (const UpgradeLine& line : facts.title.upgrades.chart)
    for (const Ref& from : line.from)
      for (const Ref& to : line.to) {
        const TileDefinition* before = find_tile(facts.title, from.value);
        const TileDefinition* after = find_tile(facts.title, to.value);
        if (before == nullptr || after == nullptr || before->tile.labels.empty()) continue;
        if (before->tile.labels == after->tile.labels) continue;
        if (before->tile.future_label) continue;
        report(to.place, from.value,
               fmt::format("tile {} is labelled {}, but its upgrade {} {}", from.value,
                           shortlist(before->tile.labels), to.value,
                           after->tile.labels.empty() ? "has no label"
                                                      : "is labelled " + shortlist(after->tile.labels)),
               "correct a number or a label; a label stays with its hex")
            .also.push_back({Name::Tile, to.value});
      }
}

}  // namespace trackwright::checks
