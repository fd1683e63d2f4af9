#include <cmath>

#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

struct Extent {
  double x;
  double y;
};

// Half of the space that a panel must leave free around the centre of a hex, in doubled coordinates. Track
// begins where a panel may still cover a name.
Extent kept_free(Orientation orientation) {
  constexpr double along = 0.4;
  constexpr double across = 0.7;
  return orientation == Orientation::Flat ? Extent{along, across} : Extent{across, along};
}

bool covers(const Panel& panel, const Hex& hex, Extent free) {
  const double x = panel.x + panel.width / 2 - hex.at.x;
  const double y = panel.y + panel.height / 2 - hex.at.y;
  return std::abs(x) < panel.width / 2 + free.x && std::abs(y) < panel.height / 2 + free.y;
}

}  // namespace

void map_panel_over_hex(const Facts& facts, Report& report) {
  const Extent free = kept_free(facts.title.map.layout().orientation);
  for (const Panel& panel : facts.title.map.panels())
    for (const HexFacts& hex : facts.hexes)
      if (covers(panel, *hex.hex, free)) {
        report(panel.place, panel.kind, fmt::format("the panel `{}` lies over {}", panel.kind, hex.hex->id),
               "move it with `at`, or remove it: the program places the necessary panels itself");
        break;
      }
}

}  // namespace trackwright::checks
