#include "designer/checks/prelude.h"

#include <bit>

namespace trackwright::checks {

namespace {

struct Twins {
  const ManifestEntry* left = nullptr;
  const ManifestEntry* right = nullptr;
};

// Returns a key that a tile shares with its mirror image and that is quick to compute.
std::string alike(const Tile& tile) {
  return fmt::format("{} {} {} {}", static_cast<int>(tile.colour), tile.stops.size(), tile.paths.size(),
                     std::popcount(exits(tile)));
}

std::vector<Twins> twins_among(const std::vector<const ManifestFacts*>& tiles) {
  std::vector<Twins> found;
  std::map<std::string, const ManifestEntry*> waiting;  // by the form of the expected twin
  for (const ManifestFacts* tile : tiles) {
    const std::string form = canonical_form(tile->definition->tile);
    if (const auto twin = waiting.find(form); twin != waiting.end()) {
      found.push_back({twin->second, tile->entry});
      continue;
    }
    std::string mirror = canonical_form(mirrored(tile->definition->tile));
    if (mirror != form) waiting.emplace(std::move(mirror), tile->entry);
  }
  return found;
}

std::vector<Twins> all_twins(const Facts& facts) {
  std::map<std::string, std::vector<const ManifestFacts*>> groups;
  for (const ManifestFacts& tile : facts.manifest)
    if (tile.definition != nullptr && tile.entry->count)
      groups[alike(tile.definition->tile)].push_back(&tile);
  std::vector<Twins> found;
  for (const auto& [likeness, tiles] : groups)
    if (tiles.size() > 1)
      for (const Twins& pair : twins_among(tiles)) found.push_back(pair);
  return found;
}

}  // namespace

void manifest_twin_counts(const Facts& facts, Report& report) {
  const std::vector<Twins> twins = all_twins(facts);
  const auto unequal = [](const Twins& pair) { return pair.left->count != pair.right->count; };
  const auto odd_ones = static_cast<std::size_t>(std::ranges::count_if(twins, unequal));
  // Two exchanged counts spoil two pairs.
  if (twins.size() < 3 || odd_ones == 0 || odd_ones > 2 || (odd_ones == 2 && twins.size() < 6)) return;
  for (const Twins& odd : twins) {
    if (!unequal(odd)) continue;
    Finding& finding = report(odd.left->count_place, odd.left->id.value,
                              fmt::format("there are {} copies of tile {} and {} of its mirror image {}; {} "
                                          "of {} such pairs have equal counts",
                                          *odd.left->count, odd.left->id.value, *odd.right->count,
                                          odd.right->id.value, twins.size() - odd_ones, twins.size()),
                              "check both counts");
    finding.related.push_back({odd.right->count_place, "its mirror image"});
    finding.also.push_back({Name::Tile, odd.right->id.value});
  }
}

}  // namespace trackwright::checks
