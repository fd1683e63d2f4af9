#include "designer/checks/prelude.h"

namespace trackwright::checks {

void map_offboard_without_track(const Facts& facts, Report& report) {
  for (const HexFacts& hex : facts.hexes) {
    const auto& stops = hex.hex->tile.stops;
    for (std::size_t i = 0; i < stops.size(); ++i) {
      const auto reaches = [&](End end) { return end.kind == End::Kind::Stop && end.index == i; };
      const auto on_path = [&](const Path& path) { return reaches(path.a) || reaches(path.b); };
      if (stops[i].kind != StopKind::OffBoard || std::ranges::any_of(hex.hex->tile.paths, on_path)) continue;
      report(hex.hex->code_place, hex.hex->id,
             fmt::format("the off-board area {} has no track, so no route can reach it", hex_words(*hex.hex)),
             "add a path, e.g. `path=a:4,b:_0`");
    }
  }
}

}  // namespace trackwright::checks
