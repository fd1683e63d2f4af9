#include "designer/checks/prelude.h"

namespace trackwright::checks {

void map_fixed_without_track(const Facts& facts, Report& report) {
  const Hex* without = nullptr;
  std::size_t missing = 0;
  std::size_t with = 0;
  for (const HexFacts& hex : facts.hexes) {
    const auto pays = [](const Stop& stop) { return stop.revenue.flat > 0 || !stop.revenue.steps.empty(); };
    const auto off_board = [](const Stop& stop) { return stop.kind == StopKind::OffBoard; };
    if (!hex.hex->fixed || std::ranges::none_of(hex.hex->tile.stops, pays)) continue;
    // map/offboard-without-track reports off-board areas without track.
    if (hex.hex->tile.paths.empty() && std::ranges::any_of(hex.hex->tile.stops, off_board)) continue;
    if (!hex.hex->tile.paths.empty()) {
      ++with;
    } else {
      ++missing;
      without = hex.hex;
    }
  }
  if (missing != 1 || with < 3) return;
  report(without->place, without->id,
         fmt::format("no track leads to {}, but track leads to all other fixed hexes with a value",
                     hex_words(*without)),
         "add its `path`");
}

}  // namespace trackwright::checks
