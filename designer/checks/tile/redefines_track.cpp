#include "designer/checks/prelude.h"

namespace trackwright::checks {

void tile_redefines_track(const Facts& facts, Report& report) {
  for (const auto& [id, tile] : facts.title.tiles) {
    if (!tile.own || !tile.standard || !tile.redefines) continue;
    if (canonical_track(tile.tile) == canonical_track(*tile.standard)) continue;
    if (canonical_track(mirrored(tile.tile)) == canonical_track(*tile.standard)) continue;
    report(tile.code_place, id,
           fmt::format("the track of tile {0} differs from that of the standard tile {0}", id),
           "give the tile its own number, or correct the code");
  }
}

}  // namespace trackwright::checks
