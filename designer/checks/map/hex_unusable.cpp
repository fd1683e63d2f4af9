#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool has_stop(const HexFacts& hex) {
  return !hex.hex->tile.stops.empty();
}

}  // namespace

void map_hex_unusable(const Facts& facts, Report& report) {
  for (const HexFacts& hex : facts.hexes) {
    if (hex.hex->fixed) continue;
    const int sides = count_edges(hex.open);
    const int needed = has_stop(hex) ? 1 : 2;
    if (sides >= needed) continue;
    report(hex.hex->place, hex.hex->id,
           sides == 0 ? fmt::format("no side of {} can carry track", hex_words(*hex.hex))
                      : fmt::format("{} has no stop, and track can cross only one of its sides",
                                    hex_words(*hex.hex)),
           "open a side; if the hex should take no tiles, make it gray or blue, or add `fixed: true`");
  }
}

}  // namespace trackwright::checks
