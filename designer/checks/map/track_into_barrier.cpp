#include "designer/checks/prelude.h"

namespace trackwright::checks {

void map_track_into_barrier(const Facts& facts, Report& report) {
  for (const HexFacts& hex : facts.hexes)
    for (const Edge e : all_edges) {
      if (!has(hex.exits, e) || !has(hex.barred, e)) continue;
      report(hex.hex->code_place, hex.hex->id,
             fmt::format("the track printed in {} crosses its {} side (edge {}), which is impassable",
                         hex_words(*hex.hex), edge_words(facts.title.map.layout(), e), e.index()),
             "remove the barrier, or the path");
    }
}

}  // namespace trackwright::checks
