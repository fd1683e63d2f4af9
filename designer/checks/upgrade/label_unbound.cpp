#include "designer/checks/prelude.h"
#include "engine/upgrade/form.h"

namespace trackwright::checks {

void upgrade_label_unbound(const Facts& facts, Report& report) {
  for (const UpgradeLine& line : facts.title.upgrades.chart) {
    if (!line.hexes.empty() || !line.not_hexes.empty() || !line.labels.empty()) continue;
    for (const Ref& from : line.from) {
      const TileDefinition* before = find_tile(facts.title, from.value);
      const bool kind = from_word<ChartSource>(from.value).has_value();
      if (!kind && (before == nullptr || !before->tile.labels.empty() || before->tile.future_label)) continue;
      for (const Ref& to : line.to) {
        const TileDefinition* after = find_tile(facts.title, to.value);
        if (after == nullptr || after->tile.labels.empty()) continue;
        report(to.place, to.value,
               fmt::format("{} may become {}, which is labelled {}, in any hex", from.value, to.value,
                           shortlist(after->tile.labels)),
               "restrict the line with `hexes` or `labels`")
            .also.push_back({Name::Tile, from.value});
      }
    }
  }
}

}  // namespace trackwright::checks
