#include "designer/checks/prelude.h"

#include <tuple>

namespace trackwright::checks {

void upgrade_no_gain(const Facts& facts, Report& report) {
  const auto values = [](const Tile& tile) {
    std::vector<std::tuple<int, int, StopKind>> all;
    for (const Stop& stop : tile.stops) all.emplace_back(stop.revenue.flat, stop.slots, stop.kind);
    return all;
  };
  for (std::size_t from = 0; from < facts.book.size(); ++from)
    for (const auto& successor : facts.book.successors(from)) {
      const Tile& before = facts.book.tile(from);
      const Tile& after = facts.book.tile(successor.tile);
      if (canonical_track(before) != canonical_track(after) || values(before) != values(after)) continue;
      for (const ManifestFacts& entry : facts.manifest)
        if (entry.entry->id.value == facts.book.id(successor.tile))
          report(entry.entry->id.place, facts.book.id(successor.tile),
                 fmt::format("tile {} adds nothing to {} but its colour", facts.book.id(successor.tile),
                             facts.book.id(from)),
                 "check its track and values");
    }
}

}  // namespace trackwright::checks
