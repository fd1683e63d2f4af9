#include "designer/checks/prelude.h"

namespace trackwright::checks {

void money_odd_limit(const Facts& facts, Report& report) {
  const auto& rows = facts.title.players;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    std::vector<double> others;
    for (const std::size_t near : {i - 2, i - 1, i + 1, i + 2})
      if (near < rows.size() && rows[near].certificates)
        others.push_back(rows[near].players * rows[near].certificates->value);
    if (others.size() < 2 || !rows[i].certificates) continue;
    const double here = rows[i].players * rows[i].certificates->value;
    const auto [least, most] = std::ranges::minmax(others);
    // The others agree among themselves, and this one lies far outside their range.
    if (most > 1.3 * least || (here <= 1.4 * most && 1.4 * here >= least)) continue;
    report(rows[i].certificates->place, std::to_string(rows[i].players),
           fmt::format("{} players may hold {} certificates in all; for the neighbouring numbers of players, "
                       "the total is {} to {}",
                       rows[i].players, here, least, most),
           "check the limit");
  }
}

}  // namespace trackwright::checks
