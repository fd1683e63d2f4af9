#include "designer/checks/prelude.h"

namespace trackwright::checks {

void run_no_neighbours(const Facts& facts, Report& report) {
  for (const RunFee& fee : facts.title.runs.fees)
    for (const Ref& pair : fee.crossings) {
      const std::size_t gap = pair.value.find(' ');
      if (gap == std::string::npos) continue;
      const HexFacts* a = facts.find_hex(pair.value.substr(0, gap));
      const HexFacts* b = facts.find_hex(pair.value.substr(gap + 1));
      if (a == nullptr || b == nullptr) continue;
      if (std::ranges::find(a->neighbours, b->hex) == a->neighbours.end())
        report(pair.place, pair.value,
               fmt::format("{} is a fee for the crossing {}, but the two hexes are not neighbours", fee.name,
                           pair.value),
               "name two neighbouring hexes");
    }
}

}  // namespace trackwright::checks
