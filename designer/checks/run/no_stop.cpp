#include "designer/checks/prelude.h"

namespace trackwright::checks {

void run_no_stop(const Facts& facts, Report& report) {
  for (const RunBonus& bonus : facts.title.runs.bonuses) {
    if (bonus.passing) continue;
    for (const BonusNeed& need : bonus.needs)
      for (const Ref& id : need.hexes) {
        const HexFacts* hex = facts.find_hex(id.value);
        if (hex == nullptr || !hex->hex->tile.stops.empty()) continue;
        report(
            id.place, id.value,
            fmt::format("{} needs a stop in {}, but this hex has no stop", bonus.name, hex_words(*hex->hex)),
            "name a different hex, or write `passing: true`");
      }
  }
}

}  // namespace trackwright::checks
