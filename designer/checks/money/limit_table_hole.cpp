#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool adjoin(std::pair<int, int> a, std::pair<int, int> b) {
  return b.first == a.second + 1 || b.second + 1 == a.first;
}

void report_missing_cells(const Title& title, Report& report) {
  for (const CertificateTable::Row& row : title.certificate_table.rows)
    for (const PlayerRow& players : title.players)
      if (!row.limit.contains(players.players))
        report(row.place, row.label,
               fmt::format("row {} of the certificate limits has no limit for {}", row.label,
                           counted(players.players, "player")),
               "add the limit, or remove the number of players from `players`")
            .related.push_back({players.place, "this number of players"});
}

}  // namespace

void money_limit_table_hole(const Facts& facts, Report& report) {
  report_missing_cells(facts.title, report);
  const auto& rows = facts.title.certificate_table.rows;
  std::size_t holes = 0;
  std::size_t at = 0;
  for (std::size_t i = 1; i < rows.size(); ++i) {
    const auto above = range_in(rows[i - 1].label);
    const auto here = range_in(rows[i].label);
    if (!above || !here) return;  // the labels are words
    if (adjoin(*above, *here)) continue;
    ++holes;
    at = i;
  }
  // A table with jumps between all rows leaves out numbers on purpose.
  if (holes == 0 || (holes > 1 && holes + 1 == rows.size())) return;
  report(
      rows[at].place, rows[at].label,
      fmt::format(
          "the numbers of row {} of the certificate limits do not directly follow those of row {} above it",
          rows[at].label, rows[at - 1].label),
      "add the missing row, or correct a label");
}

}  // namespace trackwright::checks
