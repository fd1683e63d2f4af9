#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

int worth(const Tile& tile) {
  int best = 0;
  for (const Stop& stop : tile.stops) {
    if (!stop.revenue.steps.empty()) return 0;
    best = std::max(best, stop.revenue.flat);
  }
  return best;
}

}  // namespace

void upgrade_value_falls(const Facts& facts, Report& report) {
  for (std::size_t from = 0; from < facts.book.size(); ++from)
    for (const auto& successor : facts.book.successors(from)) {
      const int before = worth(facts.book.tile(from));
      const int after = worth(facts.book.tile(successor.tile));
      if (after == 0 || after >= before) continue;
      for (const ManifestFacts& entry : facts.manifest)
        if (entry.entry->id.value == facts.book.id(successor.tile))
          report(entry.entry->id.place, facts.book.id(successor.tile),
                 fmt::format("tile {} is worth {}, less than the {} of {} that it replaces",
                             facts.book.id(successor.tile), after, before, facts.book.id(from)),
                 "check the values");
    }
}

}  // namespace trackwright::checks
