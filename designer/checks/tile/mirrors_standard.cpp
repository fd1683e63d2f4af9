#include "designer/checks/prelude.h"

namespace trackwright::checks {

void tile_mirrors_standard(const Facts& facts, Report& report) {
  for (const auto& [id, tile] : facts.title.tiles) {
    if (!tile.own || !tile.standard) continue;
    const std::string standard = canonical_track(*tile.standard);
    if (canonical_track(tile.tile) == standard || canonical_track(mirrored(tile.tile)) != standard) continue;
    report(tile.code_place, id,
           fmt::format("the track of tile {} is the mirror image of the standard track", id),
           "correct the code, or give the tile its own number");
  }
}

}  // namespace trackwright::checks
