#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool is_town(const Hex& hex) {
  return std::ranges::all_of(hex.tile.stops, [](const Stop& stop) { return stop.kind == StopKind::Town; });
}

// Where most towns are nameless, that is the style of the title.
bool towns_are_named(const Facts& facts) {
  int named = 0;
  int nameless = 0;
  for (const HexFacts& hex : facts.hexes)
    if (!hex.hex->tile.stops.empty() && is_town(*hex.hex)) ++(hex.hex->name.empty() ? nameless : named);
  return named >= nameless;
}

}  // namespace

void map_stop_without_name(const Facts& facts, Report& report) {
  const bool towns_too = towns_are_named(facts);
  for (const HexFacts& hex : facts.hexes) {
    const Hex& h = *hex.hex;
    if (!h.name.empty() || h.tile.stops.empty() || (is_town(h) && !towns_too)) continue;
    report(h.place, h.id, fmt::format("{} has something to stop at, but no name", h.id), "name it");
  }
}

}  // namespace trackwright::checks
