#include "designer/checks/amounts.h"
#include "designer/checks/prelude.h"

namespace trackwright::checks {

void map_odd_cost(const Facts& facts, Report& report) {
  std::vector<Amount> costs;
  for (const HexFacts& hex : facts.hexes)
    for (const Terrain& terrain : hex.hex->tile.terrain)
      if (terrain.cost > 0) costs.push_back({terrain.cost, hex.hex->code_place, hex.hex->id});
  if (const auto odd = odd_one_out(costs))
    report(odd->amount.place, odd->amount.object,
           fmt::format("the terrain of {} costs {}, and all others multiples of {}", odd->amount.object,
                       money(facts.title, odd->amount.value), money(facts.title, odd->unit)),
           "check the cost");
}

}  // namespace trackwright::checks
