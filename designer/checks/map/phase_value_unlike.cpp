#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool has_step(const Stop& stop, const std::string& key) {
  return std::ranges::find(stop.revenue.steps, key, &RevenueEntry::key) != stop.revenue.steps.end();
}

}  // namespace

void map_phase_value_unlike(const Facts& facts, Report& report) {
  std::vector<std::pair<const Hex*, const Stop*>> stops;
  std::set<std::string> keys;
  for (const HexFacts& hex : facts.hexes)
    for (const Stop& stop : hex.hex->tile.stops) {
      if (stop.revenue.steps.empty()) continue;
      stops.emplace_back(hex.hex, &stop);
      for (const RevenueEntry& step : stop.revenue.steps) keys.insert(step.key);
    }
  if (stops.size() < 4) return;
  for (const std::string& key : keys) {
    const auto without = [&](const auto& stop) { return !has_step(*stop.second, key); };
    if (std::ranges::count_if(stops, without) != 1) continue;
    const Hex& hex = *std::ranges::find_if(stops, without)->first;
    report(hex.code_place, hex.id,
           fmt::format("{} has no value for {}, but all other stops with values by phase have one",
                       hex_words(hex), key),
           "add the value");
  }
}

}  // namespace trackwright::checks
