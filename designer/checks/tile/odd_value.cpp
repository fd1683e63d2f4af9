#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

std::vector<int> values(const Tile& tile) {
  std::vector<int> all;
  for (const Stop& stop : tile.stops) {
    if (stop.revenue.steps.empty()) all.push_back(stop.revenue.flat);
    for (const RevenueEntry& step : stop.revenue.steps) all.push_back(step.value);
  }
  return all;
}

}  // namespace

void tile_odd_value(const Facts& facts, Report& report) {
  const auto odd = [](int value) { return value % 10 != 0; };
  int count = 0;
  int odd_ones = 0;
  for (const ManifestFacts& tile : facts.manifest)
    if (tile.definition != nullptr)
      for (const int value : values(tile.definition->tile)) {
        ++count;
        if (odd(value)) ++odd_ones;
      }
  // Titles that count in fives have many such values.
  if (10 * odd_ones > count) return;
  for (const auto& [id, tile] : facts.title.tiles)
    if (tile.own)
      for (const int value : values(tile.tile))
        if (odd(value))
          report(
              tile.code_place, id,
              fmt::format("tile {} is worth {}, but nearly all others are worth a multiple of 10", id, value),
              "check the value");
}

}  // namespace trackwright::checks
