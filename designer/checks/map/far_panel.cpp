#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// A range in doubled coordinates, along one of the two directions.
struct Reach {
  double low = 0;
  double high = 0;

  double length() const { return high - low; }
};

Reach with(Reach reach, double low, double high) {
  return {std::min(reach.low, low), std::max(reach.high, high)};
}

// Panels beside the hexes make the map larger. A panel that makes it three times as large is a mistake,
// except on small maps, which may have large panels.
bool is_far(Reach hexes, double low, double high) {
  constexpr double least = 20;
  constexpr double most = 3;
  return with(hexes, low, high).length() > most * std::max(hexes.length(), least);
}

}  // namespace

void map_far_panel(const Facts& facts, Report& report) {
  if (facts.hexes.empty()) return;
  const Coordinate first = facts.hexes.front().hex->at;
  Reach across{first.x - 1.0, first.x + 1.0};
  Reach down{first.y - 1.0, first.y + 1.0};
  for (const HexFacts& hex : facts.hexes) {
    across = with(across, hex.hex->at.x - 1.0, hex.hex->at.x + 1.0);
    down = with(down, hex.hex->at.y - 1.0, hex.hex->at.y + 1.0);
  }
  for (const Panel& panel : facts.title.map.panels())
    if (is_far(across, panel.x, panel.x + panel.width) || is_far(down, panel.y, panel.y + panel.height))
      report(panel.place, panel.kind,
             fmt::format("the panel `{}` makes the map more than three times as wide or as high as the area "
                         "of its hexes",
                         panel.kind),
             "check `at`, `width` and `height`: a hex is two units wide");
}

}  // namespace trackwright::checks
