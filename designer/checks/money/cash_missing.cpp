#include "designer/checks/prelude.h"

namespace trackwright::checks {

void money_cash_missing(const Facts& facts, Report& report) {
  for (const PlayerRow& row : facts.title.players)
    if (!row.cash || row.cash->value <= 0)
      report(row.cash ? row.cash->place : row.place, std::to_string(row.players),
             fmt::format("the starting money of {} is missing", counted(row.players, "player")),
             "add `cash`");
}

}  // namespace trackwright::checks
