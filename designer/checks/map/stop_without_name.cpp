#include "designer/checks/facts.h"
#include "designer/checks/families.h"

#include <fmt/core.h>

namespace trackwright::checks {

void map_stop_without_name(const Facts& facts, Report& report) {
  for (const HexFacts& hex : facts.hexes) {
    const Hex& h = *hex.hex;
    if (!h.name.empty() || h.tile.stops.empty()) continue;
    report(h.place, h.id, fmt::format("{} has something to stop at, but no name", h.id), "name it");
  }
}

}  // namespace trackwright::checks
