#include "designer/checks/prelude.h"

namespace trackwright::checks {

void loan_limit_for_nobody(const Facts& facts, Report& report) {
  for (const Loan& loan : facts.title.roster.loans) {
    const bool players = std::ranges::find(loan.sold_to, BondOwner::Players) != loan.sold_to.end();
    std::set<std::string> owners = facts.kinds;
    if (players) owners.insert(player_limit);
    for (const auto& [kind, limit] : loan.limits) {
      if (owners.contains(kind)) continue;
      const std::string meant = did_you_mean(kind, {owners.begin(), owners.end()});
      report(limit.place, {Name::Loan, loan.name.value},
             kind == player_limit
                 ? fmt::format("{} has a limit for players, but is not sold to them", loan.name.value)
                 : fmt::format("{} has a limit for a {}, but no company is one", loan.name.value, kind),
             meant.empty() ? "it is had by: " + shortlist({owners.begin(), owners.end()}) : meant);
    }
  }
}

}  // namespace trackwright::checks
