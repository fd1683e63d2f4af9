#include "designer/checks/prelude.h"

namespace trackwright::checks {

void phase_colour_without_tiles(const Facts& facts, Report& report) {
  std::set<Colour> present;
  for (const ManifestFacts& tile : facts.manifest)
    if (tile.definition != nullptr) present.insert(tile.definition->tile.colour);
  std::set<Colour> said;
  for (const Phase& phase : facts.title.roster.phases)
    for (const auto& colour : phase.tiles) {
      if (present.contains(colour.value) || !said.insert(colour.value).second) continue;
      report(colour.place, std::string(word_of(colour.value)),
             fmt::format("phase {} allows {} tiles, but the manifest has none", phase.name.value,
                         word_of(colour.value)),
             "add the tiles, or remove the colour from the phases");
    }
}

}  // namespace trackwright::checks
