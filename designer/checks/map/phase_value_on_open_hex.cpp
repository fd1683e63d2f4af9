#include "designer/checks/prelude.h"

namespace trackwright::checks {

void map_phase_value_on_open_hex(const Facts& facts, Report& report) {
  for (const HexFacts& hex : facts.hexes) {
    if (hex.hex->fixed || hex.hex->tile.colour == Colour::White) continue;
    const auto by_phase = [](const Stop& stop) { return !stop.revenue.steps.empty(); };
    if (std::ranges::any_of(hex.hex->tile.stops, by_phase))
      report(hex.hex->place, hex.hex->id,
             fmt::format("{} has values by phase, but a tile may be laid over them", hex_words(*hex.hex)),
             "give the hex the colour of a fixed hex, or add `fixed: true`");
  }
}

}  // namespace trackwright::checks
