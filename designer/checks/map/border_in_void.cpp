#include "designer/checks/prelude.h"

namespace trackwright::checks {

void map_border_in_void(const Facts& facts, Report& report) {
  const Layout& layout = facts.title.map.layout();
  for (const HexFacts& hex : facts.hexes)
    for (const Border& border : hex.hex->tile.borders) {
      if (border.kind == BorderKind::Drawn || hex.neighbour(border.edge) != nullptr) continue;
      report(hex.hex->code_place, hex.hex->id,
             fmt::format("{} has a border on its {} side (edge {}), where the board ends",
                         hex_words(*hex.hex), edge_words(layout, border.edge), border.edge.index()),
             "check the edge number, or remove the border");
    }
}

}  // namespace trackwright::checks
