#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

void report_places(const Facts& facts, const ValueTiles& drawn, Report& report) {
  for (const Ref& place : drawn.places) {
    const HexFacts* hex = facts.find_hex(place.value);
    if (hex != nullptr && !hex->hex->tile.stops.empty()) continue;
    report(place.place, place.value,
           hex == nullptr ? fmt::format("values are drawn for {}, which is not a hex on the map", place.value)
                          : fmt::format("values are drawn for {}, which has no stop", hex_words(*hex->hex)),
           "correct the hex");
  }
}

}  // namespace

void map_value_tiles(const Facts& facts, Report& report) {
  const auto& drawn = facts.title.companies.value_tiles;
  if (!drawn) return;
  report_places(facts, *drawn, report);
  for (const Ref& phase : drawn->phases)
    if (!facts.phases.contains(phase.value))
      report(phase.place, phase.value,
             fmt::format("values change in phase {}, which is not in the roster", phase.value),
             did_you_mean(phase.value, {facts.phases.begin(), facts.phases.end()}));
  for (const ValueTiles::Tile& tile : drawn->tiles)
    if (tile.values.size() != drawn->phases.size())
      report(tile.place, "value_tiles",
             fmt::format("a value tile has {} for {}", counted(tile.values.size(), "value"),
                         counted(drawn->phases.size(), "phase")),
             "give one value for each entry of `phases`");
  if (drawn->tiles.size() < drawn->places.size())
    report(drawn->place, "value_tiles",
           fmt::format("the title has {} for {}", counted(drawn->tiles.size(), "value tile"),
                       counted(drawn->places.size(), "place")),
           "add tiles, or remove places");
}

}  // namespace trackwright::checks
