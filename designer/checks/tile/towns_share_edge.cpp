#include "designer/checks/prelude.h"

#include <array>

namespace trackwright::checks {

namespace {

struct Drawn {
  const Tile* tile = nullptr;
  Place place;
  std::string object;
};

// Two towns with two ends of track each, of which two leave by one edge.
bool shares_edge(const Tile& tile) {
  if (tile.stops.size() != 2 || tile.junction || tile.paths.size() != 4) return false;
  std::array<int, 2> ends{};
  std::map<int, std::set<int>> towns;  // by edge
  for (const Path& path : tile.paths) {
    if (path.a.is_edge() == path.b.is_edge() || path.a_lane != Lane() || path.b_lane != Lane()) return false;
    const End& edge = path.a.is_edge() ? path.a : path.b;
    const End& stop = path.a.is_edge() ? path.b : path.a;
    if (tile.stops.at(stop.index).kind != StopKind::Town) return false;
    ++ends.at(stop.index);
    towns[edge.index].insert(stop.index);
  }
  return ends[0] == 2 && ends[1] == 2 && towns.size() == 3;
}

std::vector<Drawn> all_drawn(const Facts& facts) {
  std::vector<Drawn> all;
  for (const ManifestFacts& tile : facts.manifest)
    if (tile.definition != nullptr && tile.definition->own)
      all.push_back({&tile.definition->tile, tile.definition->code_place, tile.definition->id});
  for (const HexFacts& hex : facts.hexes) all.push_back({&hex.hex->tile, hex.hex->code_place, hex.hex->id});
  return all;
}

}  // namespace

void tile_towns_share_edge(const Facts& facts, Report& report) {
  std::vector<Drawn> sharing = all_drawn(facts);
  std::erase_if(sharing, [](const Drawn& one) { return !shares_edge(*one.tile); });
  if (sharing.size() != 1) return;
  report(sharing.front().place, sharing.front().object,
         fmt::format("both towns of {} have track to the same edge", sharing.front().object),
         "lead one of the two to the edge that is free");
}

}  // namespace trackwright::checks
