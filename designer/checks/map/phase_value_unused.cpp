#include "designer/checks/prelude.h"

namespace trackwright::checks {

void map_phase_value_unused(const Facts& facts, Report& report) {
  for (const HexFacts& hex : facts.hexes)
    for (const Stop& stop : hex.hex->tile.stops)
      for (const RevenueEntry& step : stop.revenue.steps) {
        const auto colour = from_word<Colour>(step.key);
        if (facts.phases.contains(step.key) || step.key == "diesel" ||
            (colour && facts.colours.contains(*colour)))
          continue;
        report(hex.hex->code_place, hex.hex->id,
               fmt::format("{} has a value for {}, which is {}", hex_words(*hex.hex), step.key,
                           colour ? "a colour that no phase allows" : "neither a tile colour nor a phase"),
               "remove the value, or correct the name");
      }
}

}  // namespace trackwright::checks
