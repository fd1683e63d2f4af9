#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Reports stops that no path reaches although the tile has track.
void look(const Tile& tile, Place place, const Name& object, const std::string& words, Report& report) {
  if (tile.paths.empty()) return;
  for (std::size_t i = 0; i < tile.stops.size(); ++i) {
    const auto reaches = [&](End end) { return end.kind == End::Kind::Stop && end.index == i; };
    const auto on_path = [&](const Path& path) { return reaches(path.a) || reaches(path.b); };
    if (tile.stops[i].kind == StopKind::OffBoard || std::ranges::any_of(tile.paths, on_path)) continue;
    report(place, object,
           fmt::format("no track reaches the {} `_{}` of {}", stop_noun(tile.stops[i].kind), i, words),
           "add a path, or correct the number in an existing path");
  }
}

}  // namespace

void tile_orphan_stop(const Facts& facts, Report& report) {
  for (const auto& [id, tile] : facts.title.tiles)
    if (tile.own) look(tile.tile, tile.code_place, {Name::Tile, id}, "tile " + id, report);
  for (const ManifestFacts& entry : facts.manifest)
    if (entry.definition != nullptr && !entry.definition->own)
      look(entry.definition->tile, entry.entry->id.place, {Name::Tile, entry.entry->id.value},
           "tile " + entry.entry->id.value, report);
  // A hex that can be upgraded may get the track of its second city later.
  for (const HexFacts& hex : facts.hexes)
    if (hex.hex->fixed)
      look(hex.hex->tile, hex.hex->code_place, {Name::Hex, hex.hex->id}, hex_words(*hex.hex), report);
}

}  // namespace trackwright::checks
