#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

struct SameTile {
  const ManifestFacts* first = nullptr;
  const ManifestFacts* second = nullptr;
};

std::vector<SameTile> same_tiles(const Facts& facts) {
  std::vector<SameTile> pairs;
  std::map<std::string, const ManifestFacts*> first;
  for (const ManifestFacts& tile : facts.manifest) {
    if (tile.definition == nullptr) continue;
    const auto [it, added] = first.emplace(canonical_form(tile.definition->tile), &tile);
    if (!added) pairs.push_back({it->second, &tile});
  }
  return pairs;
}

// Whether the title draws both, so that one has a mistake. A tile without track is a card or an icon.
bool drew_both(const SameTile& pair) {
  return pair.first->definition->own && pair.second->definition->own &&
         !pair.first->definition->tile.paths.empty();
}

}  // namespace

void tile_same_shape(const Facts& facts, Report& report) {
  const std::vector<SameTile> pairs = same_tiles(facts);
  for (const SameTile& pair : pairs) {
    const Ref& first = pair.first->entry->id;
    const Ref& second = pair.second->entry->id;
    Finding& finding = report(second.place, second.value,
                              fmt::format("tiles {} and {} are the same tile", first.value, second.value),
                              "use one number, or make the tiles different");
    finding.related.push_back({first.place, "the other one"});
    // Several pairs are the numbering style of the title.
    if (pairs.size() == 1 && drew_both(pair)) finding.severity = Severity::Warning;
  }
}

}  // namespace trackwright::checks
