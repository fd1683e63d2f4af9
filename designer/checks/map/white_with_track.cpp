#include "designer/checks/prelude.h"

namespace trackwright::checks {

void map_white_with_track(const Facts& facts, Report& report) {
  for (const HexFacts& hex : facts.hexes) {
    // Some boards print a line to follow, or the track that a city begins with.
    const auto pays = [](const Stop& stop) { return stop.revenue.flat > 0 || !stop.revenue.steps.empty(); };
    if (hex.hex->tile.colour != Colour::White || hex.hex->fixed || hex.exits == 0) continue;
    if (std::ranges::none_of(hex.hex->tile.stops, pays)) continue;
    report(hex.hex->place, hex.hex->id,
           fmt::format("{} is white, but has track and a value printed on it", hex_words(*hex.hex)),
           "give it a `colour`, or use `track:future` for track that is only a hint");
  }
}

}  // namespace trackwright::checks
