#include "designer/checks/prelude.h"

namespace trackwright::checks {

void manifest_unknown_tile(const Facts& facts, Report& report) {
  for (const ManifestFacts& tile : facts.manifest) {
    if (tile.definition != nullptr) continue;
    std::vector<std::string> own;
    for (const auto& [id, definition] : facts.title.tiles)
      if (definition.own) own.push_back(id);
    std::string help = did_you_mean(tile.entry->id.value, own);
    if (help.empty()) help = "give its colour and code under `tiles`, or correct the number";
    report(tile.entry->id.place, tile.entry->id.value,
           fmt::format("{} is no standard tile, and the title does not define it", tile.entry->id.value),
           std::move(help));
  }
}

}  // namespace trackwright::checks
