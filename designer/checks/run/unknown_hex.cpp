#include "designer/checks/prelude.h"

namespace trackwright::checks {

void run_unknown_hex(const Facts& facts, Report& report) {
  const auto look = [&](const Ref& hex, const std::string& name) {
    if (facts.lacks_hex(hex.value))
      report(hex.place, hex.value, fmt::format("{} names {}, which is no hex of the map", name, hex.value),
             "correct the coordinate");
  };
  for (const RunBonus& bonus : facts.title.runs.bonuses)
    for (const BonusNeed& need : bonus.needs)
      for (const Ref& hex : need.hexes) look(hex, bonus.name);
  for (const RunFee& fee : facts.title.runs.fees) {
    for (const Ref& hex : fee.hexes) look(hex, fee.name);
    for (const Ref& pair : fee.crossings) {
      const std::size_t gap = pair.value.find(' ');
      look({pair.value.substr(0, gap), pair.place}, fee.name);
      if (gap != std::string::npos) look({pair.value.substr(gap + 1), pair.place}, fee.name);
    }
  }
  for (const RightOfWay& right : facts.title.runs.rights) look(right.hex, "a right of way");
  if (facts.title.runs.passage)
    for (const Ref& hex : facts.title.runs.passage->hexes) look(hex, facts.title.runs.passage->name);
}

}  // namespace trackwright::checks
