#include "designer/checks/prelude.h"

namespace trackwright::checks {

void map_phase_value_missing(const Facts& facts, Report& report) {
  const auto& phases = facts.title.roster.phases;
  for (const HexFacts& hex : facts.hexes)
    for (const Stop& stop : hex.hex->tile.stops) {
      if (stop.revenue.steps.empty()) continue;
      const auto values = values_by_phase(facts.title.roster, stop.revenue);
      const auto hole = std::ranges::find_if(values, [](const auto& value) { return !value; });
      if (hole == values.end()) continue;
      const auto& phase = phases[static_cast<std::size_t>(hole - values.begin())];
      report(hex.hex->code_place, hex.hex->id,
             fmt::format("{} has no value in phase {}", hex_words(*hex.hex), phase.name.value),
             "add a value for this phase, for an earlier one, or for a tile colour of this phase");
    }
}

}  // namespace trackwright::checks
