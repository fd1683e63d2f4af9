#include "designer/checks/prelude.h"

namespace trackwright::checks {

void money_players_gap(const Facts& facts, Report& report) {
  const auto& rows = facts.title.players;
  for (std::size_t i = 1; i < rows.size(); ++i) {
    if (rows[i].players == rows[i - 1].players + 1) continue;
    report(rows[i].place, std::to_string(rows[i].players),
           fmt::format("the row for {} follows the row for {}", counted(rows[i].players, "player"),
                       rows[i - 1].players),
           "add the missing number of players, or put the rows in order");
  }
}

}  // namespace trackwright::checks
