#include "designer/checks/prelude.h"

namespace trackwright::checks {

void money_limit_rises(const Facts& facts, Report& report) {
  const PlayerRow* last = nullptr;
  for (const PlayerRow& row : facts.title.players) {
    if (!row.certificates) continue;
    if (last != nullptr && row.players > last->players && row.certificates->value > last->certificates->value)
      report(row.certificates->place, std::to_string(row.players),
             fmt::format("{} players may hold {} certificates each, more than the {} of {} players",
                         row.players, row.certificates->value, last->certificates->value, last->players),
             "check both rows; they may be swapped")
          .also.push_back({Name::Players, std::to_string(last->players)});
    last = &row;
  }
}

}  // namespace trackwright::checks
