#include "designer/checks/prelude.h"

namespace trackwright::checks {

void map_value_scale(const Facts& facts, Report& report) {
  std::vector<std::pair<int, const Hex*>> values;
  for (const HexFacts& hex : facts.hexes)
    for (const Stop& stop : hex.hex->tile.stops) {
      if (stop.revenue.flat > 0) values.emplace_back(stop.revenue.flat, hex.hex);
      for (const RevenueEntry& step : stop.revenue.steps)
        if (step.key != "diesel") values.emplace_back(step.value, hex.hex);
    }
  if (values.size() < 5) return;
  std::ranges::partial_sort(values, values.begin() + 2,
                            [](const auto& a, const auto& b) { return a.first > b.first; });
  const auto& [most, hex] = values[0];
  const int next = values[1].first;
  if (most < 3 * next || most - next < 100) return;
  report(hex->code_place, hex->id,
         fmt::format("{} is worth {}, but no other place on the map is worth more than {}", hex_words(*hex),
                     most, next),
         "check the value for an extra digit");
}

}  // namespace trackwright::checks
