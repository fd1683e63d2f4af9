#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

int slots(const Tile& tile) {
  int sum = 0;
  for (const Stop& stop : tile.stops)
    if (stop.kind == StopKind::City) sum += stop.slots;
  return sum;
}

// Returns for each tile of the book the tiles with more slots that it can replace. Of tiles that upgrade
// alike and have the same number of slots, it returns the first.
std::vector<std::vector<std::size_t>> shrinks(const UpgradeBook& book) {
  std::vector<std::vector<std::size_t>> replaced(book.size());
  for (std::size_t from = 0; from < book.size(); ++from) {
    if (book.first_alike(from) != from) continue;
    for (const auto& successor : book.successors(from))
      if (slots(book.tile(successor.tile)) < slots(book.tile(from))) replaced[successor.tile].push_back(from);
  }
  return replaced;
}

}  // namespace

void upgrade_slots_shrink(const Facts& facts, Report& report) {
  const auto replaced = shrinks(facts.book);
  for (const ManifestFacts& entry : facts.manifest) {
    const Ref& id = entry.entry->id;
    const auto tile = facts.book.find(id.value);
    if (!tile) continue;
    for (const std::size_t from : replaced[*tile])
      report(id.place, id.value,
             fmt::format("tile {} has {}, fewer than the {} of tile {}, which it replaces", id.value,
                         counted(slots(facts.book.tile(*tile)), "slot"), slots(facts.book.tile(from)),
                         facts.book.id(from)),
             "check the slots; a token could lose its place");
  }
}

}  // namespace trackwright::checks
