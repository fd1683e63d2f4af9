#include "designer/checks/prelude.h"

#include <functional>

namespace trackwright::checks {

namespace {

struct Family {
  Colour colour = Colour::White;
  std::string stops;
  std::vector<std::string> labels;
  friend auto operator<=>(const Family&, const Family&) = default;
};

std::string letters_of(const Tile& tile) {
  std::string stops;
  for (const Stop& stop : tile.stops) stops += stop.kind == StopKind::Town ? 't' : 'c';
  return stops;
}

// Compares the largest count of a family with the next one.
void look_at_family(const Family& family, std::vector<const ManifestEntry*>& tiles, Report& report) {
  constexpr int many = 6;
  constexpr int times = 3;
  std::ranges::stable_sort(tiles, std::greater{}, [](const auto* tile) { return *tile->count; });
  const ManifestEntry& most = *tiles[0];
  const int next = *tiles[1]->count;
  const bool digit_too_many = *most.count >= 20 && *most.count >= 4 * next;
  const bool alone =
      tiles.size() >= 3 && !family.stops.empty() && *most.count >= many && *most.count >= times * next;
  if (!digit_too_many && !alone) return;
  report(most.count_place, most.id.value,
         fmt::format("there are {} copies of tile {}, but at most {} of any other {} tile of its kind",
                     *most.count, most.id.value, next, word_of(family.colour)),
         "check the count");
}

}  // namespace

void manifest_count_scale(const Facts& facts, Report& report) {
  std::map<Family, std::vector<const ManifestEntry*>> families;
  for (const ManifestFacts& tile : facts.manifest) {
    if (tile.definition == nullptr || !tile.entry->count) continue;
    const Tile& drawn = tile.definition->tile;
    families[{drawn.colour, letters_of(drawn), drawn.labels}].push_back(tile.entry);
  }
  for (auto& [family, tiles] : families)
    if (tiles.size() > 1) look_at_family(family, tiles, report);
}

}  // namespace trackwright::checks
