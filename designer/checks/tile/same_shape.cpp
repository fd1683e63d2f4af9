#include "designer/checks/prelude.h"

namespace trackwright::checks {

void tile_same_shape(const Facts& facts, Report& report) {
  std::map<std::string, const ManifestEntry*> first;
  for (const ManifestFacts& tile : facts.manifest) {
    if (tile.definition == nullptr) continue;
    const auto [it, added] = first.emplace(canonical_form(tile.definition->tile), tile.entry);
    if (added) continue;
    report(tile.entry->id.place, tile.entry->id.value,
           fmt::format("tiles {} and {} are the same tile", it->second->id.value, tile.entry->id.value),
           "use one number, or give them what tells them apart")
        .related.push_back({it->second->id.place, "the other one"});
  }
}

}  // namespace trackwright::checks
