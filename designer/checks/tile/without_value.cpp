#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool worthless(const Stop& stop) {
  return stop.revenue.steps.empty() && stop.revenue.flat == 0 && !stop.pass && !stop.halt && !stop.hide;
}

// Whether a stop with track has no value. Cities printed without track get a value with their first tile.
bool worthless_on(const Tile& tile) {
  if (tile.colour == Colour::White) return false;
  for (std::size_t i = 0; i < tile.stops.size(); ++i) {
    const auto reaches = [&](End end) { return end.kind == End::Kind::Stop && end.index == i; };
    const auto on_path = [&](const Path& path) { return reaches(path.a) || reaches(path.b); };
    if (worthless(tile.stops[i]) && std::ranges::any_of(tile.paths, on_path)) return true;
  }
  return false;
}

}  // namespace

void tile_without_value(const Facts& facts, Report& report) {
  for (const ManifestFacts& tile : facts.manifest)
    if (tile.definition != nullptr && tile.definition->own &&
        std::ranges::any_of(tile.definition->tile.stops, worthless))
      report(tile.definition->code_place, tile.entry->id.value,
             fmt::format("a stop of tile {} is worth nothing", tile.entry->id.value), "add its `revenue`");
  for (const HexFacts& hex : facts.hexes)
    if (worthless_on(hex.hex->tile))
      report(hex.hex->code_place, Name{Name::Hex, hex.hex->id},
             fmt::format("a stop of {} is worth nothing", hex_words(*hex.hex)), "add its `revenue`");
}

}  // namespace trackwright::checks
