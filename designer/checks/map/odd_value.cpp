#include "designer/checks/amounts.h"
#include "designer/checks/prelude.h"

namespace trackwright::checks {

void map_odd_value(const Facts& facts, Report& report) {
  std::vector<Amount> values;
  for (const HexFacts& hex : facts.hexes)
    for (const Stop& stop : hex.hex->tile.stops) {
      if (stop.revenue.flat > 0) values.push_back({stop.revenue.flat, hex.hex->code_place, hex.hex->id});
      for (const RevenueEntry& step : stop.revenue.steps)
        if (step.value > 0) values.push_back({step.value, hex.hex->code_place, hex.hex->id});
    }
  if (const auto odd = odd_one_out(values))
    report(odd->amount.place, odd->amount.object,
           fmt::format("{} is worth {}, and all other places multiples of {}", odd->amount.object,
                       odd->amount.value, odd->unit),
           "check the value");
}

}  // namespace trackwright::checks
