#include "designer/checks/prelude.h"

#include <cstdlib>

namespace trackwright::checks {

void money_cash_uneven(const Facts& facts, Report& report) {
  std::vector<const PlayerRow*> rows;
  for (const PlayerRow& row : facts.title.players)
    if (row.cash) rows.push_back(&row);
  const auto rises = [](const PlayerRow* a, const PlayerRow* b) { return b->cash->value > a->cash->value; };
  // money/cash-rises reports exchanged rows.
  if (rows.size() < 2 || std::ranges::adjacent_find(rows, rises) != rows.end()) return;
  const int total = rows.front()->players * rows.front()->cash->value;
  for (const PlayerRow* row : rows) {
    const int sum = row->players * row->cash->value;
    // Titles round shares that do not divide evenly: allow less than 10 for each player.
    if (std::abs(sum - total) < 10 * row->players) continue;
    report(row->cash->place, std::to_string(row->players),
           fmt::format("{} players begin with {} in all, but {} players begin with {}", row->players,
                       money(facts.title, sum), rows.front()->players, money(facts.title, total)),
           "check both rows; in most titles, the sum is the same for every number of players")
        .also.push_back({Name::Players, std::to_string(rows.front()->players)});
  }
}

}  // namespace trackwright::checks
