#include "designer/checks/prelude.h"

namespace trackwright::checks {

void tile_needless_definition(const Facts& facts, Report& report) {
  for (const auto& [id, tile] : facts.title.tiles) {
    if (!tile.own || !tile.standard) continue;
    if (canonical_form(tile.tile) != canonical_form(*tile.standard)) continue;
    report(tile.place, id,
           fmt::format("the definition of tile {} repeats the standard tile of this number", id),
           "remove the definition; the dictionary contains the tile");
  }
}

}  // namespace trackwright::checks
