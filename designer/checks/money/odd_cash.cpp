#include "designer/checks/prelude.h"

namespace trackwright::checks {

void money_odd_cash(const Facts& facts, Report& report) {
  std::map<int, std::vector<const PlayerRow*>> by_sum;
  std::size_t rows = 0;
  for (const PlayerRow& row : facts.title.players) {
    if (!row.cash) continue;
    by_sum[row.players * row.cash->value].push_back(&row);
    ++rows;
  }
  if (rows < 3 || by_sum.size() != 2) return;
  const auto& first = *by_sum.begin();
  const auto& second = *by_sum.rbegin();
  const auto& odd = first.second.size() == 1 ? first : second;
  const auto& usual = first.second.size() == 1 ? second : first;
  if (odd.second.size() != 1 || usual.first % odd.second.front()->players != 0) return;
  const PlayerRow& row = *odd.second.front();
  report(row.cash->place, std::to_string(row.players),
         fmt::format("{} players start with {} in all, but the total for any other number of players is {}",
                     row.players, money(facts.title, odd.first), money(facts.title, usual.first)),
         fmt::format("did you mean {} each?", money(facts.title, usual.first / row.players)));
}

}  // namespace trackwright::checks
