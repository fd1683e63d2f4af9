#include "designer/checks/prelude.h"

namespace trackwright::checks {

// Tokens cost multiples of 20 in all but a few titles; in these, none does or several do not.
void token_odd_cost(const Facts& facts, Report& report) {
  constexpr int unit = 20;
  std::set<int> round;
  std::set<int> odd;
  for (const Company& company : facts.title.companies.companies)
    for (const Placed<int>& token : company.tokens)
      if (token.value > 0) (token.value % unit == 0 ? round : odd).insert(token.value);
  if (odd.size() != 1 || round.empty() || *odd.begin() < *round.begin()) return;
  for (const Company& company : facts.title.companies.companies)
    for (const Placed<int>& token : company.tokens)
      if (token.value == *odd.begin()) {
        report(token.place, company.id.value,
               fmt::format("a token of {} costs {}, but all other tokens cost multiples of {}",
                           company.id.value, money(facts.title, token.value), money(facts.title, unit)),
               "check the cost");
        return;
      }
}

}  // namespace trackwright::checks
