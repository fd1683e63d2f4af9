#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

std::set<Track> gauges(const Tile& tile) {
  std::set<Track> found;
  for (const Path& path : tile.paths)
    if (path.track != Track::Broad && path.track != Track::Future) found.insert(path.track);
  return found;
}

}  // namespace

void map_lone_gauge(const Facts& facts, Report& report) {
  std::map<Track, std::vector<const Hex*>> hexes;
  std::set<Track> on_tiles;
  for (const ManifestFacts& tile : facts.manifest)
    if (tile.definition != nullptr) on_tiles.merge(gauges(tile.definition->tile));
  for (const HexFacts& hex : facts.hexes)
    for (const Track track : gauges(hex.hex->tile)) hexes[track].push_back(hex.hex);
  for (const auto& [track, having] : hexes) {
    if (having.size() != 1 || on_tiles.contains(track)) continue;
    const Hex& hex = *having.front();
    report(
        hex.code_place, hex.id,
        fmt::format("{} has {} track, but no other hex and no tile has any", hex_words(hex), word_of(track)),
        "remove `track`, or give the track of the tiles the same gauge");
  }
}

}  // namespace trackwright::checks
