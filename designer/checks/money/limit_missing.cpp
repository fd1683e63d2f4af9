#include "designer/checks/prelude.h"

namespace trackwright::checks {

void money_limit_missing(const Facts& facts, Report& report) {
  for (const PlayerRow& row : facts.title.players)
    if (!row.certificates || row.certificates->value <= 0)
      report(row.certificates ? row.certificates->place : row.place, std::to_string(row.players),
             fmt::format("there is no certificate limit for {}", counted(row.players, "player")),
             "add `certificates`");
}

}  // namespace trackwright::checks
