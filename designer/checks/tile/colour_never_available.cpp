#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool is_blank(const Tile& tile) {
  return tile.paths.empty() && tile.stops.empty();
}

}  // namespace

void tile_colour_never_available(const Facts& facts, Report& report) {
  for (const ManifestFacts& tile : facts.manifest) {
    // Skip tiles that are cards or icons.
    if (tile.definition == nullptr || is_blank(tile.definition->tile)) continue;
    // Events, not phases, allow tiles of other colours.
    const Colour colour = tile.definition->tile.colour;
    if (colour < Colour::Yellow || colour > Colour::Gray || facts.colours.contains(colour)) continue;
    report(tile.entry->id.place, tile.entry->id.value,
           fmt::format("tile {} is {}, a colour that no phase allows", tile.entry->id.value,
                       word_of(tile.definition->tile.colour)),
           "add the colour to the `tiles` of a phase, or remove the tile from the manifest");
  }
}

}  // namespace trackwright::checks
