#include "designer/checks/prelude.h"

namespace trackwright::checks {

void manifest_count_scale(const Facts& facts, Report& report) {
  using Kind = std::pair<Colour, std::string>;  // and its stops
  std::map<Kind, std::vector<const ManifestEntry*>> kinds;
  for (const ManifestFacts& tile : facts.manifest) {
    if (tile.definition == nullptr || !tile.entry->count) continue;
    std::string stops;
    for (const Stop& stop : tile.definition->tile.stops) stops += stop.kind == StopKind::Town ? 't' : 'c';
    kinds[{tile.definition->tile.colour, stops}].push_back(tile.entry);
  }
  for (auto& [kind, tiles] : kinds) {
    if (tiles.size() < 2) continue;
    std::ranges::sort(tiles, [](const auto* a, const auto* b) { return *a->count > *b->count; });
    const ManifestEntry& most = *tiles[0];
    if (*most.count < 20 || *most.count < 4 * *tiles[1]->count) continue;
    report(most.count_place, most.id.value,
           fmt::format("there are {} of tile {}, and at most {} of any other {} tile of its kind",
                       *most.count, most.id.value, *tiles[1]->count, word_of(kind.first)),
           "is there a digit too many?");
  }
}

}  // namespace trackwright::checks
