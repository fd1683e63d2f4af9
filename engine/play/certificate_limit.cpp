// The certificate limit, including limits that change during the game.
#include <algorithm>
#include <charconv>

#include "engine/play/table.h"

namespace trackwright::play {

namespace {

// Parses a label such as "3-4" or "10" into a range (from, to).
std::pair<int, int> range_of(std::string_view label) {
  int from = 0;
  const char* end = label.data() + label.size();
  const auto first = std::from_chars(label.data(), end, from);
  int to = from;
  if (first.ptr != end) std::from_chars(first.ptr + 1, end, to);
  return {from, to};
}

}  // namespace

// Uses the row for the current number of companies; beyond the table, the nearest row.
int PlayTable::certificate_limit() const {
  if (game.limited_by == LimitedBy::Players)
    return game.certificate_limit == 0 ? 0 : game.certificate_limit + state.limit_raised;
  int many = 0;
  for (std::size_t c = 0; c < game.companies.size(); ++c) {
    if (game.companies[c].minor || state.companies[c].closed) continue;
    const bool all = game.limited_by == LimitedBy::NationalizedOrAll && state.limit_of_all;
    if (game.limited_by == LimitedBy::Companies || all || state.companies[c].converted) ++many;
  }
  int limit = game.certificate_limit;
  int nearest = 1'000'000;
  for (const CertificateTable::Row& row : game.title().certificate_table.rows) {
    const auto [from, to] = range_of(row.label);
    const int off = std::max({from - many, many - to, 0});
    const auto of_players = row.limit.find(game.players());
    if (off >= nearest || of_players == row.limit.end()) continue;
    nearest = off;
    limit = of_players->second.value;
  }
  return limit;
}

}  // namespace trackwright::play
