#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Counts the numbers of players whose limit equals that of this row.
std::ptrdiff_t equal_limits(const Title& title, const CertificateTable::Row& row) {
  return std::ranges::count_if(title.players, [&](const PlayerRow& players) {
    const auto limit = row.limit.find(players.players);
    return players.certificates && limit != row.limit.end() &&
           limit->second.value == players.certificates->value;
  });
}

}  // namespace

// `players` states the limits at the start of the game; one row of the table must have the same limits.
void money_limit_table_start(const Facts& facts, Report& report) {
  const Title& title = facts.title;
  const auto& rows = title.certificate_table.rows;
  const auto limited =
      std::ranges::count_if(title.players, [](const PlayerRow& row) { return row.certificates.has_value(); });
  if (rows.empty() || limited == 0) return;
  const auto best =
      std::ranges::max_element(rows, {}, [&](const auto& row) { return equal_limits(title, row); });
  const auto equal = equal_limits(title, *best);
  if (equal == limited) return;
  if (2 * equal <= limited) {
    report(rows.front().place, rows.front().label,
           "no row of the certificate limits matches the limits of `players`, which apply at the start of "
           "the game",
           "add the row that applies at the start")
        .related.push_back({title.players.front().place, "the limits at the start"});
    return;
  }
  for (const PlayerRow& players : title.players) {
    const auto limit = best->limit.find(players.players);
    if (!players.certificates || limit == best->limit.end() ||
        limit->second.value == players.certificates->value)
      continue;
    report(players.certificates->place, std::to_string(players.players),
           fmt::format("{} may hold {} certificates at the start, but {} in row {} of the table; the other "
                       "limits of the row match those at the start",
                       counted(players.players, "player"), players.certificates->value, limit->second.value,
                       best->label),
           "correct the limit in `players` or in the table")
        .related.push_back({limit->second.place, "in the table"});
  }
}

}  // namespace trackwright::checks
