#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Returns the number of lanes of the widest track across an edge; 0 if there is none.
int lanes(const Tile& tile, Edge e) {
  int width = 0;
  for (const Path& path : tile.paths) {
    if (path.track == Track::Future) continue;
    if (path.a.is_edge() && path.a.index == e.index()) width = std::max(width, int{path.a_lane.width});
    if (path.b.is_edge() && path.b.index == e.index()) width = std::max(width, int{path.b_lane.width});
  }
  return width;
}

}  // namespace

void map_lanes_differ(const Facts& facts, Report& report) {
  for (const HexFacts& hex : facts.hexes)
    for (const Edge e : all_edges) {
      const Hex* other = hex.neighbour(e);
      if (other == nullptr || other->at < hex.hex->at) continue;
      const int here = lanes(hex.hex->tile, e);
      const int there = lanes(other->tile, e.opposite());
      if (here == 0 || there == 0 || here == there) continue;
      report(hex.hex->code_place, hex.hex->id,
             fmt::format("{} from {} to {}, but the other side has {}",
                         counted(here, "track runs", "tracks run"), hex_words(*hex.hex), hex_words(*other),
                         counted(there, "track")),
             "give both sides the same number of lanes, and each lane its place (`a:3.0.2` is lane 0 of 2)")
          .related.push_back({other->code_place, "the other side"});
    }
}

}  // namespace trackwright::checks
