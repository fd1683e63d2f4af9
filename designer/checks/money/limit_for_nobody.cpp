#include "designer/checks/prelude.h"

namespace trackwright::checks {

void money_limit_for_nobody(const Facts& facts, Report& report) {
  if (facts.title.players.empty()) return;
  const auto plays = [&](int number) {
    return std::ranges::any_of(facts.title.players,
                               [&](const PlayerRow& row) { return row.players == number; });
  };
  std::set<int> told;
  for (const CertificateTable::Row& row : facts.title.certificate_table.rows)
    for (const auto& [number, limit] : row.limit) {
      if (plays(number) || !told.insert(number).second) continue;
      report(
          limit.place, row.label,
          fmt::format("the certificate limits have a column for {}, but `players` has no row for that number",
                      counted(number, "player")),
          "add the row to `players`, or remove the column")
          .related.push_back({facts.title.players.front().place, "the numbers of players begin here"});
    }
}

}  // namespace trackwright::checks
