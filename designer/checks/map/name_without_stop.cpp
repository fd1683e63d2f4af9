#include "designer/checks/prelude.h"

namespace trackwright::checks {

void map_name_without_stop(const Facts& facts, Report& report) {
  for (const HexFacts& hex : facts.hexes) {
    const Hex& h = *hex.hex;
    // Blue and gray hexes without a stop carry the names of seas, lakes and passes.
    if (h.name.empty() || !h.tile.stops.empty() || h.fixed) continue;
    report(h.place, h.id, fmt::format("{} is named {}, but has no city, town or off-board", h.id, h.name),
           "add the stop, e.g. `code: \"town=revenue:0\"`, or take the name away");
  }
}

}  // namespace trackwright::checks
