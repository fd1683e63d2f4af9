#include "designer/checks/prelude.h"

namespace trackwright::checks {

void money_private_too_dear(const Facts& facts, Report& report) {
  const auto& privates = facts.title.companies.privates;
  if (privates.empty()) return;
  const auto cheapest =
      std::ranges::min_element(privates, {}, [](const Private& p) { return p.price.value; });
  for (const PlayerRow& row : facts.title.players) {
    if (!row.cash || row.cash->value >= cheapest->price.value) continue;
    report(row.cash->place, std::to_string(row.players),
           fmt::format("{} players begin with {} each, but the cheapest private costs {}", row.players,
                       money(facts.title, row.cash->value), money(facts.title, cheapest->price.value)),
           "correct the starting money or the price");
  }
}

}  // namespace trackwright::checks
