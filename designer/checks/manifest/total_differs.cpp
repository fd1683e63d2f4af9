#include "designer/checks/prelude.h"

namespace trackwright::checks {

void manifest_total_differs(const Facts& facts, Report& report) {
  const auto& stated = facts.title.totals.tiles;
  if (!stated || !facts.whole) return;
  int sum = 0;
  for (const ManifestEntry& entry : facts.title.manifest) sum += entry.count ? *entry.count : entry.print;
  if (sum == stated->value) return;
  report(stated->place, "tiles",
         fmt::format("the rules speak of {}, but the manifest adds up to {}",
                     count_words(stated->value, "tile"), sum),
         "one of the counts is wrong, or the total");
}

}  // namespace trackwright::checks
