#include "designer/checks/prelude.h"

namespace trackwright::checks {

void map_border_without_cost(const Facts& facts, Report& report) {
  for (const HexSide& side : facts.title.map.sides()) {
    if ((side.kind != BorderKind::Mountain && side.kind != BorderKind::Water) || side.cost.value_or(0) > 0)
      continue;
    const Hex* hex = facts.title.map.find(side.a);
    if (hex == nullptr) continue;
    report(side.place, hex->id,
           fmt::format("the {} border of {} costs nothing to cross", word_of(side.kind), hex_words(*hex)),
           "add its `cost`, or make it `impassable` or `drawn`");
  }
}

}  // namespace trackwright::checks
