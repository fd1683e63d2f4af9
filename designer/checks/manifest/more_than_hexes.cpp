#include "designer/checks/prelude.h"

namespace trackwright::checks {

void manifest_more_than_hexes(const Facts& facts, Report& report) {
  std::map<std::string, int> hexes;  // by tile
  for (const UpgradeTree& tree : facts.trees)
    for (const UpgradeNode& node : tree.nodes)
      if (!node.tile.empty() && !node.reached().empty()) ++hexes[node.tile];
  std::vector<const ManifestEntry*> too_many;
  int just_right = 0;
  for (const ManifestFacts& tile : facts.manifest) {
    if (tile.definition == nullptr || !tile.entry->count || tile.definition->tile.labels.empty()) continue;
    const auto it = hexes.find(tile.entry->id.value);
    if (it == hexes.end()) continue;
    if (*tile.entry->count > it->second) too_many.push_back(tile.entry);
    if (*tile.entry->count == it->second) ++just_right;
  }
  // Without stated rules, several such tiles mean that other rules give them to more hexes.
  if (!facts.title.upgrades.rule_said && (too_many.size() > 1 || just_right < 8)) return;
  for (const ManifestEntry* entry : too_many) {
    const int places = hexes.at(entry->id.value);
    report(entry->count_place, entry->id.value,
           fmt::format("there are {} copies of tile {}, but only {} on which it can lie", *entry->count,
                       entry->id.value, places == 1 ? "one hex" : fmt::format("{} hexes", places)),
           "check the count and the labels of the map");
  }
}

}  // namespace trackwright::checks
