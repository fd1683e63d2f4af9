#include "designer/checks/prelude.h"

namespace trackwright::checks {

void tile_more_slots_than_exits(const Facts& facts, Report& report) {
  for (const ManifestFacts& tile : facts.manifest) {
    if (tile.definition == nullptr) continue;
    const int sides = count_edges(exits(tile.definition->tile));
    for (const Stop& stop : tile.definition->tile.stops)
      if (stop.kind == StopKind::City && stop.slots > std::max(1, sides))
        report(tile.definition->own ? tile.definition->code_place : tile.entry->id.place,
               tile.entry->id.value,
               fmt::format("a city of tile {} has {}, but track leaves the tile on {}", tile.entry->id.value,
                           counted(stop.slots, "slot"), counted(sides, "side")),
               "check its slots and paths");
  }
}

}  // namespace trackwright::checks
