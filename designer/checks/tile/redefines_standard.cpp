#include "designer/checks/prelude.h"

namespace trackwright::checks {

void tile_redefines_standard(const Facts& facts, Report& report) {
  for (const auto& [id, tile] : facts.title.tiles) {
    if (!tile.own || tile.redefines || !tile.standard) continue;
    if (canonical_form(tile.tile) == canonical_form(*tile.standard)) continue;
    const bool same_track = canonical_track(tile.tile) == canonical_track(*tile.standard);
    report(tile.code_place, id,
           fmt::format(
               "{} is the number of a standard tile with {}", id,
               same_track ? "the same track, but a different colour, value or label" : "a different shape"),
           "give the tile its own number, or write `redefines: true`");
  }
}

}  // namespace trackwright::checks
