#include "designer/checks/prelude.h"

namespace trackwright::checks {

void tile_cities_differ(const Facts& facts, Report& report) {
  for (const auto& [id, tile] : facts.title.tiles) {
    if (!tile.own) continue;
    const Stop* first = nullptr;
    for (const Stop& stop : tile.tile.stops) {
      if (stop.kind != StopKind::City || !stop.revenue.steps.empty()) continue;
      if (first != nullptr && stop.revenue.flat != first->revenue.flat) {
        report(tile.code_place, id,
               fmt::format("the cities of tile {} are worth {} and {}", id, first->revenue.flat,
                           stop.revenue.flat),
               "give all cities of a tile the same value");
        break;
      }
      first = &stop;
    }
  }
}

}  // namespace trackwright::checks
