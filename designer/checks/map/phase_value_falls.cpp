#include "designer/checks/prelude.h"

namespace trackwright::checks {

void map_phase_value_falls(const Facts& facts, Report& report) {
  const auto& phases = facts.title.roster.phases;
  for (const HexFacts& hex : facts.hexes)
    for (const Stop& stop : hex.hex->tile.stops) {
      if (stop.revenue.steps.empty()) continue;
      const auto values = values_by_phase(facts.title.roster, stop.revenue);
      for (std::size_t i = 1; i < values.size(); ++i) {
        if (!values[i] || !values[i - 1] || *values[i] >= *values[i - 1]) continue;
        report(hex.hex->code_place, hex.hex->id,
               fmt::format("the value of {} falls from {} to {} in phase {}", hex_words(*hex.hex),
                           *values[i - 1], *values[i], phases[i].name.value),
               "values mostly rise; check the order");
        break;
      }
    }
}

}  // namespace trackwright::checks
