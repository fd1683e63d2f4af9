#include "designer/checks/prelude.h"

namespace trackwright::checks {

void money_cash_rises(const Facts& facts, Report& report) {
  const PlayerRow* last = nullptr;
  for (const PlayerRow& row : facts.title.players) {
    if (!row.cash) continue;
    if (last != nullptr && row.players > last->players && row.cash->value > last->cash->value)
      report(row.cash->place, std::to_string(row.players),
             fmt::format("{} players begin with {} each, more than the {} of {} players", row.players,
                         money(facts.title, row.cash->value), money(facts.title, last->cash->value),
                         last->players),
             "check both rows; they may be swapped")
          .also.push_back({Name::Players, std::to_string(last->players)});
    last = &row;
  }
}

}  // namespace trackwright::checks
