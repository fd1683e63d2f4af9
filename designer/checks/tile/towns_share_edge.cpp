#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

struct Drawn {
  const Tile* tile = nullptr;
  Place place;
  std::string object;
};

// Whether track of two towns leaves by one edge while another edge is free.
bool shares_edge(const Tile& tile) {
  constexpr std::size_t edges = 6;
  std::map<int, std::set<int>> towns;  // by edge
  std::set<int> used;
  for (const Path& path : tile.paths) {
    if (path.a_lane != Lane() || path.b_lane != Lane()) return false;
    for (const auto& [edge, stop] : {std::pair{path.a, path.b}, std::pair{path.b, path.a}}) {
      if (!edge.is_edge()) continue;
      used.insert(edge.index);
      if (stop.kind == End::Kind::Stop && tile.stops.at(stop.index).kind == StopKind::Town)
        towns[edge.index].insert(stop.index);
    }
  }
  return !tile.junction && used.size() < edges &&
         std::ranges::any_of(towns, [](const auto& edge) { return edge.second.size() > 1; });
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
  // More than two are the drawing style of the title.
  constexpr std::size_t most = 2;
  if (sharing.size() > most) return;
  for (const Drawn& one : sharing)
    report(one.place, one.object, fmt::format("two towns of {} have track to the same edge", one.object),
           "lead the track of one town to an unused edge");
}

}  // namespace trackwright::checks
