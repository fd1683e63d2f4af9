#include "designer/checks/prelude.h"

namespace trackwright::checks {

void map_track_leaves_board(const Facts& facts, Report& report) {
  for (const HexFacts& hex : facts.hexes)
    for (const Edge e : all_edges) {
      if (!has(hex.exits, e) || hex.neighbour(e) != nullptr) continue;
      report(hex.hex->code_place, hex.hex->id,
             fmt::format("the track printed in {} leads to its {} side (edge {}), where the board ends",
                         hex_words(*hex.hex), edge_words(facts.title.map.layout(), e), e.index()),
             "take that path away, turn it to a side with a hex, or add the hex that is missing");
    }
}

}  // namespace trackwright::checks
