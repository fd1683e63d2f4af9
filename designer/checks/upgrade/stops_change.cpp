#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

struct Stops {
  int towns = 0;
  int cities = 0;
  friend bool operator==(const Stops&, const Stops&) = default;
};

Stops stops_of(const Tile& tile) {
  Stops stops;
  for (const Stop& stop : tile.stops) {
    if (stop.kind == StopKind::Town) ++stops.towns;
    if (stop.kind == StopKind::City) ++stops.cities;
  }
  return stops;
}

std::string words(const Stops& stops) {
  if (stops.towns == 0 && stops.cities == 0) return "no city or town";
  std::vector<std::string> parts;
  if (stops.cities > 0) parts.push_back(counted(stops.cities, "city", "cities"));
  if (stops.towns > 0) parts.push_back(counted(stops.towns, "town"));
  return shortlist(parts);
}

const Tile* tile_of(const Facts& facts, const std::string& from) {
  if (const TileDefinition* tile = find_tile(facts.title, from)) return &tile->tile;
  if (const HexFacts* hex = facts.find_hex(from)) return &hex->hex->tile;
  return nullptr;
}

}  // namespace

void upgrade_stops_change(const Facts& facts, Report& report) {
  for (const UpgradeLine& line : facts.title.upgrades.chart)
    for (const Ref& from : line.from)
      for (const Ref& to : line.to) {
        const Tile* before = tile_of(facts, from.value);
        const TileDefinition* after = find_tile(facts.title, to.value);
        if (before == nullptr || after == nullptr) continue;
        const Stops old_stops = stops_of(*before);
        const Stops new_stops = stops_of(after->tile);
        if (old_stops == new_stops) continue;
        report(to.place, from.value,
               fmt::format("the chart leads from {}, which has {}, to {}, which has {}", from.value,
                           words(old_stops), to.value, words(new_stops)),
               "define in the rules what happens to the stop and its tokens, then allow the finding")
            .also = {{Name::Hex, from.value}, {Name::Tile, to.value}};
      }
}

}  // namespace trackwright::checks
