#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Returns the possible owners of the loan. Companies that convert become majors, whatever they are before.
std::set<std::string> owners_of(const Facts& facts, const Loan& loan) {
  std::set<std::string> owners{"major"};
  for (const Company& company : facts.title.companies.companies) owners.insert(company.kind);
  if (std::ranges::find(loan.sold_to, BondOwner::Players) != loan.sold_to.end()) owners.insert(player_limit);
  return owners;
}

}  // namespace

void loan_limit_for_nobody(const Facts& facts, Report& report) {
  for (const Loan& loan : facts.title.roster.loans) {
    const std::set<std::string> owners = owners_of(facts, loan);
    for (const auto& [kind, limit] : loan.limits) {
      if (owners.contains(kind)) continue;
      const std::string meant = did_you_mean(kind, {owners.begin(), owners.end()});
      report(
          limit.place, {Name::Loan, loan.name.value},
          kind == player_limit
              ? fmt::format("{} has a limit for players, but players cannot buy it", loan.name.value)
              : fmt::format("{} has a limit for a {}, but no company is of that kind", loan.name.value, kind),
          meant.empty() ? "use one of these: " + shortlist({owners.begin(), owners.end()}) : meant);
    }
  }
}

}  // namespace trackwright::checks
