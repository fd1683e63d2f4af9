#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool is_town(const Hex& hex) {
  return std::ranges::all_of(hex.tile.stops, [](const Stop& stop) { return stop.kind == StopKind::Town; });
}

struct NameCounts {
  int named = 0;
  int nameless = 0;
};

// Counts the hexes with towns only, or the hexes with other stops.
NameCounts count_names(const Facts& facts, bool of_towns) {
  NameCounts counts;
  for (const HexFacts& hex : facts.hexes)
    if (!hex.hex->tile.stops.empty() && is_town(*hex.hex) == of_towns && !hex.hex->fixed)
      ++(hex.hex->name.empty() ? counts.nameless : counts.named);
  return counts;
}

// If most towns have no name, this is the style of the title.
bool towns_are_named(const Facts& facts) {
  const NameCounts towns = count_names(facts, true);
  return towns.named >= towns.nameless;
}

// A single nameless hex among so many named ones is a mistake.
bool is_only_one(const NameCounts& counts) {
  constexpr int least_named = 8;
  return counts.nameless == 1 && counts.named >= least_named;
}

}  // namespace

void map_stop_without_name(const Facts& facts, Report& report) {
  const bool towns_too = towns_are_named(facts);
  for (const HexFacts& hex : facts.hexes) {
    const Hex& h = *hex.hex;
    if (!h.name.empty() || h.tile.stops.empty() || (is_town(h) && !towns_too)) continue;
    Finding& finding = report(h.place, h.id, fmt::format("{} has a stop but no name", h.id), "name the hex");
    if (!h.fixed && is_only_one(count_names(facts, is_town(h)))) finding.severity = Severity::Warning;
  }
}

}  // namespace trackwright::checks
