#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

int slots(const Tile& tile) {
  int sum = 0;
  for (const Stop& stop : tile.stops)
    if (stop.kind == StopKind::City) sum += stop.slots;
  return sum;
}

}  // namespace

void upgrade_slots_shrink(const Facts& facts, Report& report) {
  for (std::size_t from = 0; from < facts.book.size(); ++from)
    for (const auto& successor : facts.book.successors(from)) {
      const int before = slots(facts.book.tile(from));
      const int after = slots(facts.book.tile(successor.tile));
      if (after >= before) continue;
      for (const ManifestFacts& entry : facts.manifest)
        if (entry.entry->id.value == facts.book.id(successor.tile))
          report(
              entry.entry->id.place, facts.book.id(successor.tile),
              fmt::format("tile {} has {}, fewer than the {} of {} that it replaces",
                          facts.book.id(successor.tile), counted(after, "slot"), before, facts.book.id(from)),
              "a token could lose its place; check the slots");
    }
}

}  // namespace trackwright::checks
