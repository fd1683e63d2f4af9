#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool same_class(const UpgradeForm& a, const UpgradeForm& b) {
  return a.towns == b.towns && a.cities == b.cities && a.label == b.label;
}

// Whether another tile of this colour and kind can be upgraded.
bool others_go_on(const Facts& facts, std::size_t tile) {
  for (std::size_t other = 0; other < facts.book.size(); ++other)
    if (other != tile && facts.book.form(other).colour == facts.book.form(tile).colour &&
        same_class(facts.book.form(other), facts.book.form(tile)) && !facts.book.successors(other).empty())
      return true;
  return false;
}

}  // namespace

void upgrade_dead_end(const Facts& facts, Report& report) {
  for (const ManifestFacts& entry : facts.manifest) {
    const auto tile = facts.book.find(entry.entry->id.value);
    if (!tile || !facts.book.successors(*tile).empty()) continue;
    const auto& final_tiles = facts.title.upgrades.final_tiles;
    if (std::ranges::find(final_tiles, entry.entry->id.value, &Ref::value) != final_tiles.end()) continue;
    if (!others_go_on(facts, *tile)) continue;
    report(entry.entry->id.place, entry.entry->id.value,
           fmt::format("tile {} can never be upgraded, but other {} tiles of its kind can",
                       entry.entry->id.value, word_of(facts.book.form(*tile).colour)),
           "add an upgrade for this tile, or list it under `final`");
  }
}

}  // namespace trackwright::checks
