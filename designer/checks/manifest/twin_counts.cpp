#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

struct Twins {
  const ManifestEntry* left = nullptr;
  const ManifestEntry* right = nullptr;
};

std::vector<Twins> all_twins(const Facts& facts) {
  std::map<std::string, const ManifestEntry*> by_form;
  for (const ManifestFacts& tile : facts.manifest)
    if (tile.definition != nullptr && tile.entry->count)
      by_form.emplace(canonical_form(tile.definition->tile), tile.entry);
  std::vector<Twins> found;
  for (const ManifestFacts& tile : facts.manifest) {
    if (tile.definition == nullptr || !tile.entry->count) continue;
    const std::string mirror = canonical_form(mirrored(tile.definition->tile));
    const auto twin = by_form.find(mirror);
    if (twin == by_form.end() || mirror == canonical_form(tile.definition->tile)) continue;
    const auto known = [&](const Twins& pair) { return pair.right == tile.entry || pair.left == tile.entry; };
    if (std::ranges::none_of(found, known)) found.push_back({tile.entry, twin->second});
  }
  return found;
}

}  // namespace

void manifest_twin_counts(const Facts& facts, Report& report) {
  const std::vector<Twins> twins = all_twins(facts);
  const auto unequal = [](const Twins& pair) { return pair.left->count != pair.right->count; };
  if (twins.size() < 3 || std::ranges::count_if(twins, unequal) != 1) return;
  const Twins& odd = *std::ranges::find_if(twins, unequal);
  Finding& finding = report(
      odd.left->count_place, odd.left->id.value,
      fmt::format("there are {} of tile {} and {} of its mirror image {}; all other such pairs are alike",
                  *odd.left->count, odd.left->id.value, *odd.right->count, odd.right->id.value),
      "check both counts");
  finding.related.push_back({odd.right->count_place, "its mirror image"});
  finding.also.push_back({Name::Tile, odd.right->id.value});
}

}  // namespace trackwright::checks
